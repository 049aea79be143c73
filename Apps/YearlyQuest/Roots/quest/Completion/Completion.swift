import QuestEngine

/// What can stand where a person asked their shell to go on.
struct Completion {
  /// The words after `quest`, the last one unfinished, as the shell holds them: with its quotation marks.
  let words: [String]

  /// What the last word can become, sorted as it is offered.
  func candidates(through door: QuestDoor) throws(QuestFailure) -> [String] {
    guard let last = words.last else { return [] }
    let begun = Self.unquoted(last)
    // An option that holds a line break cannot exist, so that one line is one candidate.
    return try all(before: words.dropLast().map(Self.unquoted), begun: begun, door)
      .filter { $0.folded.hasPrefix(begun.folded) || (begun.isEmpty) }
  }

  private func all(before: [String], begun: String, _ door: QuestDoor) throws(QuestFailure) -> [String] {
    if let flag = before.first.flatMap(Flag.init(rawValue:)), [.language, .firstWeekday].contains(flag) {
      return before.count == 1
        ? Self.values(of: flag) ?? [] : try all(before: Array(before.dropFirst(2)), begun: begun, door)
    }
    guard let first = before.first else { return Verb.allCases.map(\.rawValue) + ["help"] }
    if first == "help" { return before.count == 1 ? Verb.allCases.map(\.rawValue) : [] }
    guard let verb = Verb(rawValue: first) else { return [] }
    let grammar = verb.grammar
    if let flag = before.last.flatMap(Flag.init(rawValue:)), before.count > 1 {
      if let values = Self.values(of: flag) { return values }
    }
    if begun.hasPrefix("-") { return (grammar.flags + [.language, .help]).map(\.rawValue) }
    let given = Self.wordsAlone(Array(before.dropFirst()), grammar)
    guard given.count < grammar.words.count else { return [] }
    switch grammar.words[given.count] {
    case "NAME": return try (verb == .restore ? door.removedTrends() : door.trends()).map(\.name)
    case "OPTION":
      return try given.first.map { (name) throws(QuestFailure) in try door.trend(named: name) }?
        .options.map(\.description) ?? []
    case "SHELL": return Shell.allCases.map(\.rawValue)
    default: return []
    }
  }

  /// What can follow a flag; `nil` for one that takes nothing, or what only the person knows.
  private static func values(of flag: Flag) -> [String]? {
    switch flag {
    case .language: Language.allCases.map(\.rawValue)
    case .day: ["today", "yesterday"]
    case .firstWeekday: ["monday", "sunday", "saturday"]
    case .options, .option, .set, .colors, .year: []
    case .help, .interactive, .removed, .csv: nil
    }
  }

  private static func wordsAlone(_ arguments: [String], _ grammar: Grammar) -> [String] {
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard let flag = Flag(rawValue: argument) else {
        if !argument.hasPrefix("--") { words.append(argument) }
        continue
      }
      if !grammar.switches.contains(flag), flag != .help { _ = rest.popFirst() }
    }
    return words
  }

  /// The word without the marks by which a shell keeps it together.
  private static func unquoted(_ word: String) -> String {
    var text = ""
    var isEscaped = false
    var quote: Character?
    for character in word {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else {
        text.append(character)
      }
    }
    return text
  }
}
