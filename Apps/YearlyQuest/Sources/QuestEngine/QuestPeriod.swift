/// A stretch of days that holds today, about which a person asks how it is going.
public enum QuestPeriod: String, Hashable, Sendable, CaseIterable {
  case week
  case month
  case year
}

/// How often a trend was logged in a period, and what was said most often.
public struct QuestTally: Hashable, Sendable {
  /// What was said on more days than anything else, as it was called then.
  public struct Leader: Hashable, Sendable {
    /// The option.
    public let description: String
    /// On how many days, at least 1.
    public let count: Int

    /// Makes a leader.
    public init(description: String, count: Int) {
      self.description = description
      self.count = count
    }
  }

  /// The trend.
  public let trend: Trend
  /// The period.
  public let period: QuestPeriod
  /// How many days are logged.
  public let loggedCount: Int
  /// `nil` when nothing is logged, or when two options are said equally often.
  public let leader: Leader?

  /// Counts what was said, one description for each logged day.
  public init(trend: Trend, period: QuestPeriod, said: [String]) {
    self.trend = trend
    self.period = period
    loggedCount = said.count
    let counts = Dictionary(said.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    let leaders = counts.filter { $0.value == most }
    leader = leaders.count == 1 ? leaders.first.map { Leader(description: $0.key, count: $0.value) } : nil
  }
}
