import QuestEngine

extension Request {
  private static let helpFlags: Set<String> = ["--help", "-h"]

  init(arguments: [String]) throws(UsageProblem) {
    guard let first = arguments.first else { throw .noCommand }
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
    self = asksForHelp ? .help(verb) : try Self.request(verb, rest)
  }

  private static func request(_ verb: Verb, _ rest: ArraySlice<String>) throws(UsageProblem) -> Request {
    switch verb {
    case .add:
      let arguments = try Arguments(rest, of: verb, valued: ["--options"])
      let words = try arguments.words(named: ["NAME"], of: verb)
      guard let options = arguments.values["--options"] else { throw .missingFlag("--options", of: verb) }
      return .add(
        name: words[0], options: options.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    case .log:
      let words = try Arguments(rest, of: verb).words(named: ["NAME", "OPTION"], of: verb)
      return .log(name: words[0], option: words[1])
    case .week:
      return .week(name: try Arguments(rest, of: verb).words(named: ["NAME"], least: 0, of: verb).first)
    case .trends:
      _ = try Arguments(rest, of: verb).words(named: [], of: verb)
      return .trends
    case .undo:
      return .undo(name: try Arguments(rest, of: verb).words(named: ["NAME"], of: verb)[0])
    case .export:
      let arguments = try Arguments(rest, of: verb, plain: ["--csv"])
      _ = try arguments.words(named: [], of: verb)
      guard arguments.switches.contains("--csv") else { throw .missingFlag("--csv", of: verb) }
      return .exportCSV
    }
  }
}

extension Arguments {
  /// The words, when there are as many as there are names; `least` of them must be there.
  fileprivate func words(
    named names: [String], least: Int? = nil, of verb: Request.Verb
  ) throws(UsageProblem) -> [String] {
    if words.count < least ?? names.count { throw .missing(names[words.count], of: verb) }
    if words.count > names.count { throw .surplus(words[names.count], of: verb) }
    return words
  }
}
