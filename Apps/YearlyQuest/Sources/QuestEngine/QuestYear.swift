/// One trend's year, as the year view draws it.
public struct QuestYear: Hashable, Sendable {
  /// The trend.
  public let trend: Trend
  /// What was said.
  public let answers: YearAnswers
  /// How the year's days fall.
  public let shape: YearShape
  /// The person's day.
  public let today: QuestDay

  /// Makes a year.
  public init(trend: Trend, answers: YearAnswers, shape: YearShape, today: QuestDay) {
    self.trend = trend
    self.answers = answers
    self.shape = shape
    self.today = today
  }
}
