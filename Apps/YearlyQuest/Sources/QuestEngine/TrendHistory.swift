/// A trend with all that was ever logged for it.
public struct TrendHistory: Hashable, Sendable {
  /// The trend.
  public let trend: Trend
  /// In the order of the days.
  public let entries: [QuestEntry]

  /// Makes a history.
  public init(trend: Trend, entries: [QuestEntry]) {
    self.trend = trend
    self.entries = entries
  }
}
