import QuestEngine

extension Words {
  /// One line: what is wrong, and what the person can do.
  static func line(for failure: QuestFailure) -> String {
    switch failure {
    case .unknownTrend(let name, let nearest):
      let help = nearest.isEmpty ? " See them all: quest trends" : suggestion(nearest)
      return "there is no trend called \(quoted(name)).\(help)"
    case .missingTrend:
      return "this trend is gone. See what there is: quest trends"
    case .removedTrend(let name):
      return "\(quoted(name)) was removed; what you logged is kept. See it: quest export --csv"
    case .takenName(let name, let existing):
      let again = name == existing ? "" : ", which is too like \(quoted(name))"
      return "there is a trend called \(quoted(existing)) already\(again). Choose another name."
    case .unknownOption(let option, let trend, let nearest):
      let all = trend.options.map(\.description).joined(separator: ", ")
      return "\(trend.name) has no option \(quoted(option)).\(suggestion(nearest)) Options: \(all)"
    case .unfitText(let text, let role, let problem):
      return line(for: text, as: role, because: problem)
    case .tooFewOptions(let count, let fewest):
      return "a trend needs at least \(fewest) options, not \(count). Add more: --options Yes,No"
    case .tooManyOptions(let count, let most):
      return "a trend has at most \(most) options, not \(count). Leave some out."
    case .repeatedOption(let option, let existing):
      return "the options \(quoted(existing)) and \(quoted(option)) are too alike. Rename or drop one."
    case .notRemoved(let name):
      return "\(quoted(name)) was not removed."
    case .unfitColor(let text):
      return "\(quoted(text)) is no colour. Write six hexadecimal digits, such as 2E7D32."
    case .wrongColorCount(let count, let options):
      return "there are \(options) options and \(count) colours. Give one colour for each option."
    case .incompleteDay:
      return "year, month and day are needed, such as 2026-03-29."
    case .nothingToUndo:
      return "there is nothing to undo."
    case .nothingToImport:
      return "there is nothing to import."
    case .unfitLine(let number, let failure):
      return "line \(number): " + line(for: failure)
    case .unfitValue(let value, let greatest):
      return "the value \(value) is not from 0 to \(greatest)."
    case .noSuchDay(let day):
      return "the calendar has no day \(day)."
    case .futureDay(let day, let today):
      return "\(day) is still to come; today is \(today)."
    case .nothingLogged(let trend, let day):
      return "nothing is logged for \(quoted(trend)) on \(day)."
    case .unreadableVariable(let name, let value):
      return "the variable \(name) holds \(quoted(value)), which cannot be read. \(remedy(for: name))"
    case .store(let problem, let path):
      return problem.line(at: path)
    }
  }

  private static func line(
    for text: String, as role: QuestFailure.TextRole, because problem: QuestFailure.TextProblem
  ) -> String {
    let noun = switch role {
    case .trendName: "name"
    case .option: "option"
    case .note: "note"
    }
    return switch problem {
    case .empty: "this \(noun) is empty. Give one that can be seen."
    case .tooLong(let limit): "the \(noun) \(quoted(text, limit: 20)) is longer than \(limit) characters. Shorten it."
    case .control: "the \(noun) \(quoted(text)) holds a character that cannot be shown. Leave it out."
    }
  }

  private static func remedy(for variable: String) -> String {
    variable == "STAGEDOOR_NOW"
      ? "Write an instant with its offset, such as 2026-03-29T23:30:00+02:00"
      : "Write a number from 1 (Sunday) to 7 (Saturday)"
  }
}
