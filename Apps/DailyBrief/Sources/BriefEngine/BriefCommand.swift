/// Everything a person can change, whichever door they come through.
public enum BriefCommand: Hashable, Sendable {
  /// Sets a figure of today.
  case log(BriefFigure, Int)
  /// Writes today's note; an empty one takes it away.
  case note(String)
  /// Wants no more of today's brief, or wants it again. The same again changes nothing.
  case snooze(Bool)
}

/// Why something cannot be done.
public enum BriefFailure: Error, Hashable, Sendable {
  /// A figure below zero, or beyond the greatest value.
  case unfit(BriefFigure, most: Int)
  /// A note with more characters than this.
  case longNote(most: Int)
  /// The file is damaged, or of a newer version; it is left as it is.
  case unreadable(path: String)
  case unwritable(path: String)
  /// Another process has had the file for too long.
  case busy(path: String)
  /// `STAGEDOOR_NOW` holds no instant.
  case unreadableClock(String)
}
