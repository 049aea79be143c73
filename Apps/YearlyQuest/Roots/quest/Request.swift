/// What one command line asks for.
enum Request: Equatable {
  case help(Verb?)
  case add(name: String, options: [String])
  case log(name: String, option: String)
  case week(name: String?)
  case trends
  case undo(name: String)
  case exportCSV

  /// The commands, in the order the help shows them.
  enum Verb: String, CaseIterable {
    case add, log, week, trends, undo, export
  }

  /// Whether it is about the person's year; help is not, and must work, and leave no trace, where there is none.
  var opensTheYear: Bool {
    if case .help = self { false } else { true }
  }
}
