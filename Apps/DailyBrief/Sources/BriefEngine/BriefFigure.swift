/// The figures of a day.
public enum BriefFigure: String, Hashable, Sendable, CaseIterable {
  /// Minutes of undisturbed work.
  case focus
  /// Steps walked.
  case steps
  /// Minutes of sleep.
  case sleep

  /// The greatest value: the minutes of a day, or as many digits as a row of a card has room for.
  public var most: Int { self == .steps ? 999_999 : 24 * 60 }
}
