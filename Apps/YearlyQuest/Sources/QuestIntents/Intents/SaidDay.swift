import AppIntents
import QuestEngine

/// The day a person means: the one they said, else today.
struct SaidDay {
  let day: QuestDay
  /// As it was said; `nil` when it was not.
  let date: Date?
  let isToday: Bool

  init(day: QuestDay, isToday: Bool) {
    (self.day, self.isToday) = (day, isToday)
    date = nil
  }

  /// - Throws: when the day is still to come.
  init(_ date: Date?, through door: QuestDoor) throws(QuestIntentError) {
    let today = try asking(door.today)
    self.date = date
    day = date.map(door.day(of:)) ?? today
    isToday = day == today
    guard day <= today else { throw QuestIntentError(.futureDay(day, today: today)) }
  }
}

extension QuestDay {
  /// An instant that is this day in Greenwich, for ``inWords`` and ``monthInShort`` alone.
  var noon: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)) ?? .distantPast
  }

  /// How a day is written: "March 28, 2026", in the language of whoever reads it, wherever this process is.
  static var inWords: Date.FormatStyle { inGreenwich.day().month(.wide).year() }

  /// How a month is written in a narrow place: "Mar".
  static var monthInShort: Date.FormatStyle { inGreenwich.month(.abbreviated) }

  private static var inGreenwich: Date.FormatStyle {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return Date.FormatStyle(calendar: calendar, timeZone: .gmt)
  }
}
