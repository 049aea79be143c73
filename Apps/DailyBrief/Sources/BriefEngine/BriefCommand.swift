/// Everything a person can change, whichever door they come through.
public enum BriefCommand: Hashable, Sendable {
  /// Sets a figure of today.
  case log(BriefFigure, Int)
  /// Writes today's note; an empty one takes it away.
  case note(String)
  /// Wants no more of today's brief, or wants it again. The same again changes nothing.
  case snooze(Bool)
}
