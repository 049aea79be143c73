/// How the days of a year fall on weeks.
public struct YearShape: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// From 1 (Sunday) to 7 (Saturday).
  public let firstWeekday: Int
  /// The weekday of 1 January, from 1 (Sunday) to 7 (Saturday).
  public let startsOn: Int
  /// How many days each month has.
  public let monthLengths: [Int]

  /// Makes a shape.
  public init(year: Int, firstWeekday: Int, startsOn: Int, isLeap: Bool) {
    self.year = year
    self.firstWeekday = firstWeekday
    self.startsOn = startsOn
    monthLengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  /// How many days the first week lacks.
  public var lead: Int { (startsOn - firstWeekday + 7) % 7 }

  /// How many days the year has.
  public var length: Int { monthLengths.reduce(0, +) }

  /// How many weeks the year's days fall on, whole or in part.
  public var weekCount: Int { (lead + length + 6) / 7 }

  /// Every day of the year, in order.
  public var days: [QuestDay] {
    monthLengths.enumerated().flatMap { month, length in
      (1...length).map { QuestDay(year: year, month: month + 1, day: $0) }
    }
  }
}
