/// What is wrong with a command line, as facts; worded below.
package enum CheckUsageError: Error, Equatable, Sendable {
  case unknownCommand(String)
  case unknownFlag(String, nearest: String?, command: CheckArguments.Command)
  case foreignFlag(CheckFlag, command: CheckArguments.Command)
  case repeatedFlag(CheckFlag)
  case unexpectedValue(CheckFlag)
  case missingValue(CheckFlag)
  case badValue(CheckFlag, String, allowed: [String])
  case extraArgument(String, command: CheckArguments.Command)
  case emptyArgument(CheckArguments.Command)
  case together(CheckFlag, CheckFlag)
  case needs(CheckFlag, CheckFlag)
  /// A path beside `--sources`, which is one itself.
  case besideSources(String)
  /// No rule, with the one that was probably meant.
  case unknownRule(String, nearest: String?)
}

extension CheckUsageError {
  /// One line: what is wrong, and what to do.
  /// - Parameter program: as its user calls it.
  func words(of program: String) -> String {
    switch self {
    case .unknownCommand(let name):
      "there is no command \"\(name)\"; there are \(CheckArguments.Command.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownFlag(let flag, let nearest, let command):
      "there is no flag \(flag); "
        + (nearest.map { "did you mean \($0)?" } ?? "see \(program) \(command.rawValue) --help")
    case .foreignFlag(let flag, let command):
      "\(command.rawValue) takes no \(flag.spelling); see \(program) \(command.rawValue) --help"
    case .repeatedFlag(let flag): "\(flag.spelling) is given twice; give it once"
    case .unexpectedValue(let flag): "\(flag.spelling) takes no value"
    case .missingValue(let flag): "\(flag.spelling) needs a value; see \(program) check --help"
    case .badValue(let flag, let value, let allowed):
      "\(flag.spelling) cannot be \"\(value)\"; it takes \(allowed.joined(separator: ", "))"
    case .extraArgument(let word, let command):
      "\(command.rawValue) takes no \"\(word)\"; see \(program) \(command.rawValue) --help"
    case .emptyArgument(let command):
      "\(command.rawValue) needs a name that is not empty; leave it out for the current folder"
    case .together(let one, let other): "\(one.spelling) and \(other.spelling) exclude each other; leave one out"
    case .needs(let flag, let other): "\(flag.spelling) needs \(other.spelling) beside it"
    case .besideSources(let path): "check takes no \"\(path)\" beside --sources, which says where to look"
    case .unknownRule(let name, let nearest):
      "no rule is called \"\(name)\"; " + (nearest.map { "did you mean \($0)?" } ?? "\(program) explain lists them")
    }
  }
}
