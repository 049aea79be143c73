import BriefEngine

extension BriefCommand {
  /// Reads what was typed; nil when it is no command.
  init?(_ arguments: [String]) {
    switch arguments.first {
    case "log" where arguments.count == 3:
      guard let figure = BriefFigure(rawValue: arguments[1]), let value = Int(arguments[2]) else { return nil }
      self = .log(figure, value)
    case "note" where arguments.count == 2: self = .note(arguments[1])
    case "snooze" where arguments.count == 1: self = .snooze(true)
    case "resume" where arguments.count == 1: self = .snooze(false)
    default: return nil
    }
  }
}
