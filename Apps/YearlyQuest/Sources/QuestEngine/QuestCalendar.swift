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
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: instant)
    let unsaid = QuestDay()
    // The year before 1 is 0, so that a week at the edge keeps its order.
    let year = parts.era == 0 ? parts.year.map { 1 - $0 } : parts.year
    return QuestDay(
      year: year ?? unsaid.year, month: parts.month ?? unsaid.month, day: parts.day ?? unsaid.day)
  }

  /// The day that parts of a date mean, such as `2026-03-29`, or a day of another calendar that they name.
  ///
  /// - Throws: ``QuestFailure/incompleteDay`` where year, month or day is left out;
  ///   ``QuestFailure/noSuchDay(_:)`` for a day the calendar does not have.
  public func day(of parts: DateComponents) throws(QuestFailure) -> QuestDay {
    guard let year = parts.year, let month = parts.month, let day = parts.day else { throw .incompleteDay }
    let said = QuestDay(year: year, month: month, day: day)
    guard var other = parts.calendar, other.identifier != .gregorian else {
      guard contains(said) else { throw .noSuchDay(said) }
      return said
    }
    other.timeZone = calendar.timeZone
    var noon = DateComponents(era: parts.era, year: year, month: month, day: day, hour: 12)
    noon.isLeapMonth = parts.isLeapMonth
    guard noon.isValidDate(in: other), let instant = other.date(from: noon) else { throw .noSuchDay(said) }
    return self.day(of: instant)
  }

  /// Whether the calendar has this day.
  public func contains(_ day: QuestDay) -> Bool {
    Self.years.contains(day.year) && (1...12).contains(day.month) && (1...31).contains(day.day)
      && noon(of: day).map { self.day(of: $0) == day } ?? false
  }

  /// The years that can be written with four digits, which every place that shows a day relies on.
  public static let years = 1...9999

  /// How the days of a year fall on weeks.
  ///
  /// - Parameter firstWeekday: from 1 (Sunday) to 7 (Saturday).
  public func shape(of year: Int, firstWeekday: Int) -> YearShape {
    let start = noon(of: QuestDay(year: year)).map { calendar.component(.weekday, from: $0) }
    return YearShape(
      year: year, firstWeekday: firstWeekday, startsOn: start ?? firstWeekday,
      isLeap: contains(QuestDay(year: year, month: 2, day: 29)))
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

  /// The day so many days after another; before it, when `count` is negative.
  public func day(_ count: Int, after day: QuestDay) -> QuestDay? {
    noon(of: day).flatMap { calendar.date(byAdding: .day, value: count, to: $0) }.map { self.day(of: $0) }
  }

  /// Noon, because some zones skip a midnight when they move their clocks.
  private func noon(of day: QuestDay) -> Date? {
    calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
  }
}
