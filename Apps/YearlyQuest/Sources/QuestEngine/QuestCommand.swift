/// Everything a person can change, whichever door they come through.
public enum QuestCommand: Hashable, Sendable {
  /// Logs an option, named in the trend's own words, for a day (`nil`: today). The same option again changes nothing.
  case logDay(trend: Trend.ID, option: String, day: QuestDay? = nil)
  /// Takes back the last log of a day (`nil`: today): what stood before returns, else the day is cleared.
  case undoDay(trend: Trend.ID, day: QuestDay? = nil)
  /// Adds a trend with its options in the person's order.
  case addTrend(name: String, options: [String])
  /// Removes a trend from what is offered; its history stays.
  case removeTrend(Trend.ID)
}
