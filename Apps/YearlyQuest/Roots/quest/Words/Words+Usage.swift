extension Words {
  /// One line: what is wrong with the command line, and how it is written.
  func line(for problem: UsageProblem) -> String {
    switch problem {
    case .noCommand: say("say what to do: \(Verb.allCases.map(\.rawValue).joined(separator: ", ")). See quest --help")
    case .unknownCommand(let command, let nearest):
      say("there is no command \(quoted(command)).") + suggestion(nearest.map { [$0] } ?? []) + " "
        + say("See quest --help")
    case .unknownFlag(let flag, let verb): say("\(verb.rawValue) has no option \(quoted(flag)).") + usage(of: verb)
    case .repeatedFlag(let flag): say("\(flag.rawValue) is given twice. Give it once.")
    case .flagWithoutValue(let flag): say("\(flag.rawValue) needs a value, such as \(flag.rawValue) \(flag.example)")
    case .flagWithValue(let flag): say("\(flag.rawValue) takes no value.")
    case .missingFlag(let flag, let verb): say("\(verb.rawValue) needs \(flag.rawValue).") + usage(of: verb)
    case .dayWithoutName: say("--day needs a trend's name.") + usage(of: .undo)
    case .missing(let argument, let verb): say("\(verb.rawValue) needs \(argument).") + usage(of: verb)
    case .surplus(let argument, let verb):
      say("\(verb.rawValue) does not know what to do with \(quoted(argument)).") + usage(of: verb)
    case .unreadableDay(let text):
      say("\(quoted(text)) is no day. Write today, yesterday, or year, month and day as in 2026-03-29.")
    case .unreadableYear(let text): say("\(quoted(text)) is no year. Write 2026, or 2017-2026 for several.")
    case .unreadableWeekday(let text):
      say("\(quoted(text)) is no weekday. Write sunday to saturday, or 1 (Sunday) to 7 (Saturday).")
    case .unknownLanguage(let text): say("quest does not speak \(quoted(text)). It speaks en, de and hr.")
    case .unknownShell(let text): say("there are no completions for \(quoted(text)), but for bash, zsh and fish.")
    case .noTerminal: say("--interactive needs a terminal. Leave it out to print the year.")
    }
  }

  private func usage(of verb: Verb) -> String { " " + say("Usage: quest \(verb.synopsis)") }
}
