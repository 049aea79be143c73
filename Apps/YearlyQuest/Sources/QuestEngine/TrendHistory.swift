/// A trend with all that was ever logged for it.
public struct TrendHistory: Hashable, Sendable {
  public let trend: Trend
  /// In the order of the days.
  public let entries: [QuestEntry]

  public init(trend: Trend, entries: [QuestEntry]) {
    self.trend = trend
    self.entries = entries
  }
}
