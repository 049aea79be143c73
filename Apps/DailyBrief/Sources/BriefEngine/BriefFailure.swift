/// Why something cannot be done.
public enum BriefFailure: Error, Hashable, Sendable {
  /// A figure below zero, or beyond the greatest value.
  case unfit(BriefFigure, most: Int)
  /// A note with more characters than this.
  case longNote(most: Int)
  /// The file is damaged, or of a newer version; it is left as it is.
  case unreadable(path: String)
  /// The file, its lock or the courier cannot be written.
  case unwritable(path: String)
  /// Another process has had the file for too long.
  case busy(path: String)
  /// `STAGEDOOR_NOW` holds no instant.
  case unreadableClock(String)
}
