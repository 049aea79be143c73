import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@Suite("Dates as they are said")
struct CalendarTests {
  let door: QuestDoor

  init() throws { door = try Scratch().door() }

  // 29 March 2026 in other calendars, by CLDR's calendar data (see Unicode's calendar converters).
  @Test(
    "a date of another calendar is read as the day it means",
    arguments: [
      (Calendar.Identifier.buddhist, 2569, 3, 29), (.persian, 1405, 1, 9), (.iso8601, 2026, 3, 29),
      (.gregorian, 2026, 3, 29),
    ])
  func others(calendar: Calendar.Identifier, year: Int, month: Int, day: Int) throws {
    let parts = DateComponents(calendar: Calendar(identifier: calendar), year: year, month: month, day: day)
    #expect(try door.day(of: parts) == QuestDay(year: 2026, month: 3, day: 29))
  }

  @Test("one that is no date is refused")
  func refused() {
    let never = QuestDay(year: 2026, month: 2, day: 30)
    #expect(throws: QuestFailure.noSuchDay(never)) {
      try door.day(of: DateComponents(year: 2026, month: 2, day: 30))
    }
    #expect(throws: QuestFailure.noSuchDay(QuestDay(year: 1405, month: 13, day: 1))) {
      try door.day(of: DateComponents(calendar: Calendar(identifier: .persian), year: 1405, month: 13, day: 1))
    }
    #expect(throws: QuestFailure.incompleteDay) { try door.day(of: DateComponents(year: 2026, month: 2)) }
  }

  // 2026 begins on a Thursday; 2028 is a leap year and begins on a Saturday, so that Monday weeks need 54 columns
  // only when a leap year begins on a Sunday, as 2040 does.
  @Test(
    "a year is laid out in weeks",
    arguments: [
      (2026, 2, 3, 53), (2028, 2, 5, 53), (2028, 7, 0, 53), (2040, 2, 6, 54), (2023, 1, 0, 53), (1, 2, 5, 53),
    ]
  )
  func shape(year: Int, firstWeekday: Int, lead: Int, weeks: Int) throws {
    let calendar = QuestCalendar(timeZone: .gmt, firstWeekday: 2)
    let shape = calendar.shape(of: year, firstWeekday: firstWeekday)
    #expect((shape.lead, shape.weekCount) == (lead, weeks))
    #expect(shape.days.count == (calendar.contains(QuestDay(year: year, month: 2, day: 29)) ? 366 : 365))
    #expect(shape.days.allSatisfy(calendar.contains))
  }
}
