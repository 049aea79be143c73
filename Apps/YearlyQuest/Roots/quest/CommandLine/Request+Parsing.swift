import QuestEngine

extension Request {
  private static let helpFlags: Set<String> = [Flag.help.rawValue, "-h"]

  /// - Parameter arguments: without the program's name, and without what ``CommandLineSettings`` took.
  init(arguments: [String]) throws(UsageProblem) {
    guard let first = arguments.first else { throw .noCommand }
    if first == "--complete" {
      self = .complete(Array(arguments.dropFirst()))
      return
    }
    if Self.helpFlags.contains(first) || first == "help" {
      self = .help(arguments.dropFirst().first.flatMap(Verb.init(rawValue:)))
      return
    }
    guard let verb = Verb(rawValue: first) else {
      throw .unknownCommand(
        first, nearest: Likeness.nearest(to: first, among: Verb.allCases.map(\.rawValue)).first)
    }
    let rest = arguments.dropFirst()
    let asksForHelp = rest.prefix { $0 != "--" }.contains(where: Self.helpFlags.contains)
    self = asksForHelp ? .help(verb) : try Self.request(verb, try Arguments(rest, of: verb))
  }

  private static func request(_ verb: Verb, _ arguments: Arguments) throws(UsageProblem) -> Request {
    let words = arguments.words
    let day = if let text = arguments.values[.day] { try SaidDay(text) } else { SaidDay?.none }
    switch verb {
    case .trends: return .trends(removed: arguments.switches.contains(.removed))
    case .add:
      guard let options = arguments.texts([.options, .option]) else { throw .missingFlag(.options, of: verb) }
      return .add(name: words[0], options: options)
    case .rename: return .rename(name: words[0], new: words[1])
    case .options:
      return .options(name: words[0], set: arguments.texts([.set, .option]), colors: arguments.texts([.colors]))
    case .remove: return .remove(name: words[0])
    case .restore: return .restore(name: words[0])
    case .log: return .log(name: words[0], option: words[1], day: day)
    case .clear: return .clear(name: words[0], day: day)
    case .note: return .note(name: words[0], text: words[1], day: day)
    case .undo:
      if words.isEmpty, day != nil { throw .dayWithoutName }
      return .undo(name: words.first, day: day)
    case .week: return .week(name: words.first, day: day)
    case .year: return try year(arguments)
    case .export:
      guard arguments.switches.contains(.csv) else { throw .missingFlag(.csv, of: verb) }
      return .exportCSV
    case .import: return .importCSV(path: words[0])
    case .check: return .check
    case .completions:
      guard let shell = Shell(rawValue: words[0]) else { throw .unknownShell(words[0]) }
      return .completions(shell)
    }
  }

  private static func year(_ arguments: Arguments) throws(UsageProblem) -> Request {
    var years: ClosedRange<Int>?
    if let text = arguments.values[.year] {
      guard let said = self.years(text) else { throw .unreadableYear(text) }
      years = said
    }
    guard arguments.switches.contains(.interactive) else { return .year(name: arguments.words.first, years: years) }
    return .interactiveYear(name: arguments.words.first, year: years?.upperBound)
  }

  /// Reads `2026` and `2017-2026`.
  private static func years(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let years = parts.compactMap { part in
      part.utf8.count == 4 && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(part) : nil
    }
    // A hundred years are more than anyone logs, and few enough to print.
    guard years.count == parts.count, years.count <= 2, let first = years.first, let last = years.last, first > 0,
      first <= last, last - first < 100
    else { return nil }
    return first...last
  }
}
