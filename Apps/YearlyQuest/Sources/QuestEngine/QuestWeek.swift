/// One trend's week, as the week view draws it, large or compact.
public struct QuestWeek: Hashable, Sendable {
  /// One day of the week.
  public struct Square: Hashable, Sendable {
    /// The day.
    public let day: QuestDay
    /// From 1 (Sunday) to 7 (Saturday).
    public let weekday: Int
    /// What was logged; `nil` on a clear day.
    public let entry: QuestEntry?
    /// Whether the day is today.
    public let isToday: Bool
    /// Whether the day is still to come.
    public let isFuture: Bool
  }

  /// The trend.
  public let trend: Trend
  /// The seven days, the first weekday first.
  public let days: [QuestDay]
  /// From 1 (Sunday) to 7 (Saturday).
  public let firstWeekday: Int
  /// The person's day.
  public let today: QuestDay
  /// What was logged, by year, month and day, so that each square finds its own at once.
  public let entries: [QuestDay: QuestEntry]

  /// Makes a week.
  public init(
    trend: Trend, days: [QuestDay], firstWeekday: Int, today: QuestDay, entries: [QuestDay: QuestEntry]
  ) {
    self.trend = trend
    self.days = days
    self.firstWeekday = firstWeekday
    self.today = today
    self.entries = entries
  }

  /// The seven squares in their order.
  public var squares: [Square] {
    days.enumerated().map { index, day in
      Square(
        day: day, weekday: (firstWeekday - 1 + index) % 7 + 1, entry: entries[day], isToday: day == today,
        isFuture: day > today)
    }
  }

  /// How many of the seven days are logged.
  public var loggedCount: Int { days.count { entries[$0] != nil } }
}
