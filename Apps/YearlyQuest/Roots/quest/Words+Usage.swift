extension Words {
  /// One line: what is wrong with the command line, and how it is written.
  static func line(for problem: UsageProblem) -> String {
    switch problem {
    case .noCommand:
      "say what to do: \(Request.Verb.allCases.map(\.rawValue).joined(separator: ", ")). See quest --help"
    case .unknownCommand(let command, let nearest):
      "there is no command \(quoted(command)).\(suggestion(nearest.map { [$0] } ?? [])) See quest --help"
    case .unknownFlag(let flag, let verb):
      "\(verb.rawValue) has no option \(quoted(flag)). \(usage(of: verb))"
    case .repeatedFlag(let flag):
      "\(flag) is given twice. Give it once, with all its values."
    case .flagWithoutValue(let flag):
      "\(flag) needs a value, such as \(flag) Great,Okay,Poor"
    case .flagWithValue(let flag):
      "\(flag) takes no value."
    case .missingFlag(let flag, let verb):
      "\(verb.rawValue) needs \(flag). \(usage(of: verb))"
    case .missing(let argument, let verb):
      "\(verb.rawValue) needs \(argument). \(usage(of: verb))"
    case .surplus(let argument, let verb):
      "\(verb.rawValue) does not know what to do with \(quoted(argument)). \(usage(of: verb))"
    }
  }

  private static func usage(of verb: Request.Verb) -> String { "Usage: quest \(synopsis(of: verb))" }
}
