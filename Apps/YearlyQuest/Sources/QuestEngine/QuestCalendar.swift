import Foundation

/// The person's calendar: which day an instant falls on, and where a week begins.
public struct QuestCalendar: Sendable {
  /// The calendar, which holds the time zone.
  public var calendar: Calendar
  /// The day a week begins with, from 1 (Sunday) to 7 (Saturday); asked only where a week is drawn, as it is slow.
  public var firstWeekday: @Sendable () throws(QuestFailure) -> Int

  /// Makes a calendar; the first weekday, from 1 (Sunday) to 7, is asked for when it is needed.
  public init(calendar: Calendar, firstWeekday: @escaping @Sendable () throws(QuestFailure) -> Int) {
    self.calendar = calendar
    self.firstWeekday = firstWeekday
  }

  /// The Gregorian calendar in a time zone.
  public init(timeZone: TimeZone, firstWeekday: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.init(calendar: calendar) { () throws(QuestFailure) in firstWeekday }
  }

  /// The day an instant falls on.
  public func day(of instant: Date) -> QuestDay {
    let parts = calendar.dateComponents([.year, .month, .day], from: instant)
    let unsaid = QuestDay()
    return QuestDay(
      year: parts.year ?? unsaid.year, month: parts.month ?? unsaid.month, day: parts.day ?? unsaid.day)
  }

  /// Whether the calendar has this day.
  public func contains(_ day: QuestDay) -> Bool {
    noon(of: day).map { self.day(of: $0) == day } ?? false
  }

  /// The seven days of the week that holds `day`, the first weekday first.
  ///
  /// - Parameter firstWeekday: from 1 (Sunday) to 7 (Saturday).
  public func week(of day: QuestDay, firstWeekday: Int) -> [QuestDay] {
    guard let noon = noon(of: day) else { return [] }
    let behind = (calendar.component(.weekday, from: noon) - firstWeekday + 7) % 7
    return (-behind..<7 - behind).compactMap { offset in
      calendar.date(byAdding: .day, value: offset, to: noon).map { self.day(of: $0) }
    }
  }

  /// Noon, because some zones skip a midnight when they move their clocks.
  private func noon(of day: QuestDay) -> Date? {
    calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
  }
}
