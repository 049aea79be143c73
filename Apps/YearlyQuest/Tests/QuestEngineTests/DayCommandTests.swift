import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@Suite("Clearing a day, and notes")
struct DayCommandTests {
  let scratch: Scratch
  let door: QuestDoor
  let sleep: Trend

  init() throws {
    scratch = try Scratch()
    door = try scratch.door()
    sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
  }

  @Test("a cleared day is clear, and clearing a clear one changes nothing")
  func clearing() throws {
    try door.perform(.logDay(trend: sleep.id, option: "Poor"))
    let cleared = try door.perform(.clearDay(trend: sleep.id))
    #expect((cleared.before?.description, cleared.entry, cleared.didChange) == ("Poor", nil, true))
    #expect(cleared.day == QuestDay(year: 2026, month: 3, day: 29))
    #expect(try door.entry(of: sleep.id) == nil)
    let bytes = scratch.bytes
    let again = try door.perform(.clearDay(trend: sleep.id))
    #expect((again.before, again.entry, again.didChange, again.day) == (nil, nil, false, cleared.day))
    #expect(scratch.bytes == bytes)
    #expect(try door.perform(.undoDay(trend: sleep.id)).entry?.description == "Poor", "and it can be taken back")
  }

  @Test("a note stands beside what is logged, outlives another log, and goes by an empty one")
  func notes() throws {
    #expect(throws: QuestFailure.nothingLogged(trend: "Sleep", day: try door.today())) {
      try door.perform(.noteDay(trend: sleep.id, note: "late"))
    }
    try door.perform(.logDay(trend: sleep.id, option: "Poor"))
    let noted = try door.perform(.noteDay(trend: sleep.id, note: "  too  late \n"))
    #expect((noted.entry?.note, noted.entry?.description, noted.didChange) == ("too late", "Poor", true))
    #expect(try !door.perform(.noteDay(trend: sleep.id, note: "too late")).didChange)
    #expect(try door.perform(.logDay(trend: sleep.id, option: "Okay")).entry?.note == "too late")
    #expect(try door.perform(.noteDay(trend: sleep.id, note: " ")).entry?.note == "")
    #expect(try door.perform(.undoLast).entry?.note == "too late")
  }

  @Test(
    "a note is one line of at most 500 characters",
    arguments: [
      (String(repeating: "a", count: 501), QuestFailure.TextProblem.tooLong(limit: 500)), ("a\u{7}b", .control),
      ("one\ntwo", .control), ("a\u{202E}b", .control), ("\u{200B}", .empty),
    ])
  func unfitNotes(text: String, problem: QuestFailure.TextProblem) throws {
    try door.perform(.logDay(trend: sleep.id, option: "Poor"))
    #expect(throws: QuestFailure.unfitText(text, as: .note, because: problem)) {
      try door.perform(.noteDay(trend: sleep.id, note: text))
    }
    #expect(try door.entry(of: sleep.id)?.note == "")
  }

  static let badDays: [(QuestDay, Bool)] = [
    (QuestDay(year: 2026, month: 3, day: 30), true), (QuestDay(year: 9999, month: 12, day: 31), true),
    // A Buddhist calendar's year, and a Hebrew one's, read as the person's own are far ahead.
    (QuestDay(year: 2569, month: 3, day: 29), true), (QuestDay(year: 5786, month: 3, day: 29), true),
    (QuestDay(year: 2026, month: 2, day: 29), false), (QuestDay(year: 0, month: 1, day: 1), false),
    (QuestDay(year: -1, month: 1, day: 1), false), (QuestDay(year: 10_000, month: 1, day: 1), false),
    (QuestDay(year: .max, month: .max, day: .max), false), (QuestDay(year: 2026, month: 13, day: 1), false),
    (QuestDay(year: 2026, month: 0, day: 1), false), (QuestDay(year: 2026, month: 1, day: 32), false),
  ]

  @Test("no command takes a day to come, or one that is no day", arguments: badDays)
  func days(day: QuestDay, isFuture: Bool) throws {
    let failure = isFuture ? QuestFailure.futureDay(day, today: try door.today()) : .noSuchDay(day)
    let commands: [QuestCommand] = [
      .logDay(trend: sleep.id, option: "Poor", day: day), .clearDay(trend: sleep.id, day: day),
      .noteDay(trend: sleep.id, note: "x", day: day), .undoDay(trend: sleep.id, day: day),
    ]
    for command in commands { #expect(throws: failure) { try door.perform(command) } }
  }

  @Test("the first year and the last can be logged, when it is past")
  func farYears() throws {
    let first = QuestDay(year: 1, month: 1, day: 1)
    let last = QuestDay(year: 9999, month: 12, day: 31)
    let later = try scratch.door(now: "9999-12-31T23:59:59+01:00")
    for day in [first, last] {
      #expect(try later.perform(.logDay(trend: sleep.id, option: "Poor", day: day)).entry?.day == day)
      #expect(try later.week(for: sleep.id, holding: day).days.contains(day))
      #expect(try later.year(day.year, for: sleep.id).answers.loggedCount == 1)
    }
    #expect(try later.year(for: sleep.id).answers.answer(month: 12, day: 31)?.value == 2)
  }

  @Test("a clock that jumps back leaves what was logged, and logs the day it tells")
  func jumpingClock() throws {
    try door.perform(.logDay(trend: sleep.id, option: "Great"))
    let back = try scratch.door(now: "2026-03-27T08:00:00+01:00")
    let tomorrow = try door.today()
    #expect(try back.perform(.logDay(trend: sleep.id, option: "Poor")).entry?.day.day == 27)
    #expect(try back.week(for: sleep.id).loggedCount == 2)
    #expect(throws: QuestFailure.futureDay(tomorrow, today: try back.today())) {
      try back.perform(.logDay(trend: sleep.id, option: "Okay", day: tomorrow))
    }
    #expect(try back.perform(.undoLast).before?.day.day == 27, "the last change, whatever its day")
    #expect(try back.perform(.undoLast).before?.day == tomorrow)
  }
}
