/// Why a command line cannot be understood, as facts.
enum UsageProblem: Error, Equatable {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownFlag(String, of: Verb)
  case repeatedFlag(Flag)
  /// A flag that takes a value stands without one.
  case flagWithoutValue(Flag)
  /// A flag that takes no value was given one.
  case flagWithValue(Flag)
  case missingFlag(Flag, of: Verb)
  /// Without a trend's name a day says nothing.
  case dayWithoutName
  /// An argument the command needs, named as the help names it.
  case missing(String, of: Verb)
  case surplus(String, of: Verb)
  case unreadableDay(String)
  case unreadableYear(String)
  case unreadableWeekday(String)
  case unknownLanguage(String)
  case unknownShell(String)
  /// What is drawn anew at each key needs a screen and a keyboard.
  case noTerminal
}
