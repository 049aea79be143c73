/// A day of the person's calendar, as three integers: no time, no zone, nothing that can drift.
public struct QuestDay: Hashable, Codable, Sendable {
  /// The year; 1999 where nothing was said.
  public var year: Int
  /// The month, from 1.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// Makes a day from its parts, which are not checked here (see ``QuestCalendar/contains(_:)``).
  public init(year: Int = 1999, month: Int = 1, day: Int = 1) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension QuestDay: Comparable {
  public static func < (one: QuestDay, other: QuestDay) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension QuestDay: CustomStringConvertible {
  /// The day as ISO 8601 writes it, such as `2026-03-29`.
  public var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
