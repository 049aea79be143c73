/// What holds for any command: the language, and where a week begins.
struct CommandLineSettings: Equatable {
  private(set) var language: Language
  /// The environment the engine reads, with what the command line overrides.
  private(set) var environment: [String: String]
  /// What is left for ``Request``.
  private(set) var arguments: [String]

  init(arguments: [String], environment: [String: String]) throws(UsageProblem) {
    language = Language(environment: environment)
    self.environment = environment
    self.arguments = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // What a shell wants completed is no setting, and what follows "--" is a name.
      if argument == "--" || (self.arguments.isEmpty && argument == "--complete") {
        self.arguments += [argument] + rest
        break
      }
      if let text = try Self.value(of: .language, in: argument, &rest) {
        guard let chosen = Language(tag: text) else { throw .unknownLanguage(text) }
        language = chosen
        self.environment["STAGEDOOR_LANGUAGE"] = text
      } else if let text = try Self.value(of: .firstWeekday, in: argument, &rest) {
        guard let weekday = Self.weekday(text) else { throw .unreadableWeekday(text) }
        self.environment["STAGEDOOR_FIRST_WEEKDAY"] = String(weekday)
      } else {
        self.arguments.append(argument)
      }
    }
  }

  private static func value(
    of flag: Flag, in argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageProblem) -> String? {
    if argument.hasPrefix(flag.rawValue + "=") { return String(argument.dropFirst(flag.rawValue.count + 1)) }
    guard argument == flag.rawValue else { return nil }
    guard let value = rest.popFirst() else { throw .flagWithoutValue(flag) }
    return value
  }

  /// From 1 (Sunday) to 7 (Saturday), as a number or in English.
  private static func weekday(_ text: String) -> Int? {
    let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    if let index = names.firstIndex(of: text.lowercased()) { return index + 1 }
    return Int(text).flatMap { (1...7).contains($0) ? $0 : nil }
  }
}
