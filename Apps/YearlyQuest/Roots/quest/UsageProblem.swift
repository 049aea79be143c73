/// Why a command line cannot be understood, as facts.
enum UsageProblem: Error, Equatable {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownFlag(String, of: Request.Verb)
  case repeatedFlag(String)
  /// A flag that takes a value stands without one.
  case flagWithoutValue(String)
  /// A flag that takes no value was given one.
  case flagWithValue(String)
  case missingFlag(String, of: Request.Verb)
  /// An argument the command needs, named as the help names it.
  case missing(String, of: Request.Verb)
  case surplus(String, of: Request.Verb)
}
