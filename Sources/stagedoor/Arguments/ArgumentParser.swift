import CardModel
import IntentHost
import IntentRehearsal
import IntentWire
import IntentWords

/// Reads a command line, once from left to right.
///
/// Written by hand, because no package can be fetched where this is built.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var words: [String] = []
  /// What stands after `--` of a command that runs another.
  private var otherCommand: [String] = []
  private var options = Options()
  private var seen: Set<Flag> = []

  /// - Throws: `UsageError`.
  static func parse(_ arguments: [String]) throws -> Arguments {
    var parser = ArgumentParser(rest: arguments[...])
    return try parser.parse()
  }

  private init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  private mutating func parse() throws -> Arguments {
    while let argument = rest.popFirst() {
      if argument == "--" {
        if topic == "words mutate" { otherCommand = Array(rest) } else { words += rest }
        rest = []
      } else if argument == "-h" {
        seen.insert(.help)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try flag(argument)
      } else {
        words.append(argument)
      }
    }
    return Arguments(command: try command(), options: options)
  }

  private mutating func flag(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts[0].hasPrefix("--"), let flag = Flag(rawValue: String(parts[0].dropFirst(2))) else {
      let known = Flag.allCases.map(\.spelling)
      throw UsageError.unknownFlag(parts[0], nearest: Nearness.nearest(to: parts[0], among: known, limit: 1).first)
    }
    guard seen.insert(flag).inserted else { throw UsageError.repeatedFlag(flag) }
    guard flag.takesValue else {
      if parts.count == 2 { throw UsageError.unexpectedValue(flag) }
      return set(flag)
    }
    // A value that starts like a flag is a forgotten value, unless it stands after `=`.
    let follows = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = parts.count == 2 ? parts[1] : follows, !value.isEmpty else { throw UsageError.missingValue(flag) }
    if parts.count == 1 { rest.removeFirst() }
    try set(flag, to: value)
  }

  private mutating func set(_ flag: Flag) {
    switch flag {
    case .locked: options.settings.append(.locked(true))
    case .cold: options.startsCold = true
    case .json: options.writesJSON = true
    case .record: options.records = true
    case .all: options.readsAll = true
    case .list: options.lists = true
    case .strip: options.card.isStrip = true
    case .estimate: options.card.estimates = true
    case .allPresets: options.card.takesAllPresets = true
    case .dryRun: options.card.isDryRun = true
    case .write: options.card.writes = true
    case .remove: options.card.removes = true
    default: break
    }
  }

  private mutating func set(_ flag: Flag, to value: String) throws {
    switch flag {
    case .extension: options.extensionPath = value
    case .project: options.project = value
    case .configuration:
      guard let build = BuildChoice(rawValue: value), build != .newest else {
        throw UsageError.badValue(flag, value, allowed: ["debug", "release"])
      }
      options.build = build
    case .deadline:
      guard let seconds = Double(value), (0.1...3600).contains(seconds) else {
        throw UsageError.badValue(flag, value, allowed: ["seconds from 0.1 to 3600"])
      }
      options.deadline = .seconds(seconds)
    case .failOn:
      let severities = ["error", "warning", "advice"]
      guard severities.contains(value) else { throw UsageError.badValue(flag, value, allowed: severities) }
      options.failsOn = value
    case .count: options.counts = value
    case .only: options.only = value
    case .filter: options.filter = value
    case .language: try apply("language", flag, value)
    case .surface: try apply("surface", flag, value)
    case .now: try apply("now", flag, value)
    case .firstWeekday: try apply("week starts", flag, value)
    default: try setOfCard(flag, to: value)
    }
  }

  private mutating func setOfCard(_ flag: Flag, to value: String) throws {
    switch flag {
    case .output: options.card.output = value
    case .format: options.card.format = value
    case .light: options.card.lights = value
    case .scale:
      guard let scale = Int(value), (1...3).contains(scale) else {
        throw UsageError.badValue(flag, value, allowed: ["1", "2", "3"])
      }
      options.card.scale = scale
    case .textSize:
      guard let size = TextSize(rawValue: value) else {
        throw UsageError.badValue(flag, value, allowed: TextSize.allCases.map(\.rawValue))
      }
      options.card.textSize = size
    case .spoken: options.card.spoken = value
    case .printed: options.card.printed = value
    case .preset: options.card.preset = value
    case .report: options.card.report = value
    default: break
    }
  }

  private mutating func apply(_ setting: String, _ flag: Flag, _ value: String) throws {
    do {
      options.settings.append(try Setting(name: setting, value: value))
    } catch TranscriptProblem.unknownValue(_, _, let allowed) {
      throw UsageError.badValue(flag, value, allowed: allowed)
    } catch let problem as TranscriptProblem {
      throw UsageError.badSetting(flag, problem)
    }
  }

  private mutating func command() throws -> Command {
    let name = words.first
    if let name, name != "help", !Command.names.contains(name) {
      let nearest = Nearness.nearest(to: name, among: Command.names + ["help"], limit: 1).first
      throw UsageError.unknownCommand(name, nearest: nearest)
    }
    if seen.contains(.help) { return .help(of: name == "help" ? nil : topic) }
    if seen.contains(.version) { return .version }
    let flags = seen.sorted { $0.rawValue < $1.rawValue }
    for flag in flags {
      // What `words` alone takes is foreign to its own sub-commands.
      let isOfAll = ["words", "card"].contains(name) && flag.onlyCommand == name
      if let only = flag.onlyCommand, topic != only, !isOfAll { throw UsageError.otherCommand(flag, only: only) }
      if name == "words", let topic, !flag.isForWords(topic) { throw UsageError.foreignFlag(flag, command: topic) }
      if let verb, !verb.flags.contains(flag) { throw UsageError.foreignFlag(flag, command: verb.topic) }
    }
    guard let name else {
      if let flag = flags.first { throw UsageError.noCommand(flag) }
      return .help(of: nil)
    }
    return try command(name, Array(words.dropFirst()))
  }

  /// The command with the second word of one such as `words read`.
  private var topic: String? {
    let both = words.prefix(2).joined(separator: " ")
    return Command.pairs.contains(both) ? both : words.first
  }

  /// The verb of `card`.
  private var verb: CardVerb? { words.first == "card" ? words.dropFirst().first.flatMap(CardVerb.init) : nil }

  private func command(_ name: String, _ arguments: [String]) throws -> Command {
    switch name {
    case "help":
      if let topic = arguments.first, !Command.names.contains(topic) {
        let nearest = Nearness.nearest(to: topic, among: Command.names, limit: 1).first
        throw UsageError.unknownCommand(topic, nearest: nearest)
      }
      let both = arguments.prefix(2).joined(separator: " ")
      return .help(of: Command.pairs.contains(both) ? both : arguments.first)
    case "say":
      guard let sentence = arguments.first else { throw UsageError.missingArgument("say", "a sentence") }
      if arguments.count > 1 { throw UsageError.unquotedSentence(arguments) }
      return .say(sentence)
    case "run":
      guard let intent = arguments.first else { throw UsageError.missingArgument("run", "an intent") }
      do {
        return .run(intent, values: try Transcript.Assignment.read(arguments.dropFirst()))
      } catch let problem as TranscriptProblem {
        throw UsageError.badAssignment(problem)
      }
    case "rehearse": return .rehearse(arguments)
    case "words" where topic != name: return try commandOfWords(Array(arguments.dropFirst()))
    case "words":
      if let extra = arguments.dropFirst().first { throw UsageError.extraArgument(extra, command: name) }
      if arguments.first?.isEmpty == true { throw UsageError.emptyPath(command: name) }
      return .words(arguments.first ?? ".")
    case "card": return try commandOfCard(arguments)
    default:
      if let extra = arguments.first { throw UsageError.extraArgument(extra, command: name) }
      return .intents
    }
  }

  private func commandOfWords(_ arguments: [String]) throws -> Command {
    let topic = topic ?? ""
    let takesKey = topic == "words read" && !options.readsAll
    if options.filter != nil, !otherCommand.isEmpty { throw UsageError.filteredCommand(otherCommand[0]) }
    if options.readsAll, options.counts != nil { throw UsageError.foreignFlag(.count, command: "words read --all") }
    if takesKey, arguments.isEmpty { throw UsageError.missingArgument(topic, "a key, or --all") }
    if let extra = arguments.dropFirst(takesKey ? 2 : 1).first { throw UsageError.extraArgument(extra, command: topic) }
    let path = arguments.dropFirst(takesKey ? 1 : 0).first ?? "."
    if path.isEmpty { throw UsageError.emptyPath(command: topic) }
    if topic == "words mutate" { return .mutate(path: path, command: otherCommand) }
    if topic == "words pseudo" { return .pseudo(path: path) }
    return takesKey ? .readKey(arguments[0], path: path) : .readAll(path: path)
  }

  private func commandOfCard(_ arguments: [String]) throws -> Command {
    guard let word = arguments.first else {
      if let flag = seen.sorted(by: { $0.rawValue < $1.rawValue }).first {
        throw UsageError.missingArgument("card", "a verb before \(flag.spelling)")
      }
      return .help(of: "card")
    }
    guard let verb else {
      let nearest = Nearness.nearest(to: word, among: CardVerb.allCases.map(\.rawValue), limit: 1).first
      throw UsageError.unknownVerb(word, nearest: nearest)
    }
    let words = Array(arguments.dropFirst())
    if options.card.isDryRun, options.card.writes { throw UsageError.together(.dryRun, .write) }
    if options.card.printed != nil, options.card.spoken == nil { throw UsageError.needs(.printed, .spoken) }
    if options.card.takesAllPresets, let word = words.first {
      throw UsageError.besidePresets(word)
    }
    if let need = verb.need, words.isEmpty, !options.card.takesAllPresets {
      throw UsageError.missingArgument(verb.topic, need)
    }
    if verb == .new, words.isEmpty, options.card.preset == nil {
      let names = CardPreset.all.map { $0.name.replacing(" ", with: "-") }
      throw UsageError.missingArgument(verb.topic, "--preset and a name: \(names.joined(separator: ", "))")
    }
    if verb == .convert, words.count < 2 { throw UsageError.missingArgument(verb.topic, CardVerb.convert.need ?? "") }
    let most = verb == .presets || verb == .new ? 0 : verb == .verify || verb == .record ? 1 : nil
    if let most, let extra = words.dropFirst(most).first { throw UsageError.extraArgument(extra, command: verb.topic) }
    return .card(verb, words)
  }
}
