/// What a command left behind.
public struct QuestOutcome: Hashable, Sendable {
  /// The trend as it is now.
  public let trend: Trend
  /// The day the command was about; `nil` for a command about the trend itself.
  public let day: QuestDay?
  /// What stands on that day now; `nil` when the day is clear.
  public let entry: QuestEntry?
  /// What stood there before the command; `nil` when the day was clear.
  public let before: QuestEntry?
  /// Whether anything was written.
  public let didChange: Bool

  /// Makes an outcome.
  public init(trend: Trend, day: QuestDay?, entry: QuestEntry?, before: QuestEntry?, didChange: Bool) {
    self.trend = trend
    self.day = day
    self.entry = entry
    self.before = before
    self.didChange = didChange
  }
}
