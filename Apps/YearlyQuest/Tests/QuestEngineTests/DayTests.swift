import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@Suite("Days and weeks")
struct DayTests {
  // Zagreb moves its clocks on the last Sundays of March and October, at 01:00 UTC (EU directive 2000/84/EC).
  @Test(
    "an instant falls on the person's day, through both clock changes and the turn of the year",
    arguments: [
      ("2026-03-28T23:59:59+01:00", "2026-03-28"), ("2026-03-29T00:00:00+01:00", "2026-03-29"),
      ("2026-03-29T01:59:59+01:00", "2026-03-29"), ("2026-03-29T03:00:00+02:00", "2026-03-29"),
      ("2026-03-29T23:59:59+02:00", "2026-03-29"), ("2026-03-30T00:00:00+02:00", "2026-03-30"),
      ("2026-10-25T00:00:00+02:00", "2026-10-25"), ("2026-10-25T02:30:00+02:00", "2026-10-25"),
      ("2026-10-25T02:30:00+01:00", "2026-10-25"), ("2026-10-25T23:59:59+01:00", "2026-10-25"),
      ("2026-10-26T00:00:00+01:00", "2026-10-26"), ("2026-12-31T23:59:59+01:00", "2026-12-31"),
      ("2027-01-01T00:00:00+01:00", "2027-01-01"), ("2026-12-31T23:59:59Z", "2027-01-01"),
      ("2028-02-29T12:00:00+01:00", "2028-02-29"),
    ])
  func days(instant: String, day: String) throws {
    #expect(try Scratch().door(now: instant).today().description == day)
  }

  @Test(
    "a week is seven days in a row that hold the day, whatever it begins with",
    arguments: [
      ("2026-03-29T12:00:00+02:00", 2, "2026-03-23", "2026-03-29"),
      ("2026-03-29T12:00:00+02:00", 1, "2026-03-29", "2026-04-04"),
      ("2026-03-29T12:00:00+02:00", 7, "2026-03-28", "2026-04-03"),
      ("2026-10-25T00:30:00+02:00", 2, "2026-10-19", "2026-10-25"),
      ("2026-12-31T23:59:59+01:00", 2, "2026-12-28", "2027-01-03"),
      ("2028-02-29T12:00:00+01:00", 2, "2028-02-28", "2028-03-05"),
    ])
  func weeks(instant: String, firstWeekday: Int, first: String, last: String) throws {
    let door = try Scratch().door(now: instant, firstWeekday: firstWeekday)
    let trend = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Poor"])).trend
    let week = try door.week(for: trend.id)
    #expect((week.days.first?.description, week.days.last?.description) == (first, last))
    #expect(Set(week.days).count == 7)
    #expect(week.days == week.days.sorted())
    #expect(week.squares.map(\.weekday) == (0..<7).map { (firstWeekday - 1 + $0) % 7 + 1 })
    #expect(week.squares.filter(\.isToday).map(\.day) == [try door.today()])
  }

  // Cairo's clocks leap over midnight on the last Friday of April, Sao Paulo's did in November 2018 (tz database).
  @Test(
    "a day whose midnight does not exist is a day like any other",
    arguments: [
      ("Africa/Cairo", QuestDay(year: 2026, month: 4, day: 24)),
      ("America/Sao_Paulo", QuestDay(year: 2018, month: 11, day: 4)),
    ])
  func leaptMidnight(zone: String, day: QuestDay) throws {
    let calendar = QuestCalendar(timeZone: try #require(TimeZone(identifier: zone)), firstWeekday: 2)
    #expect(calendar.contains(day))
    for firstWeekday in 1...7 {
      let week = calendar.week(of: day, firstWeekday: firstWeekday)
      #expect(Set(week).count == 7)
      #expect(week.contains(day))
    }
  }

  @Test("a week's squares find what was logged by their day, and know what is to come")
  func squares() throws {
    let door = try Scratch().door(now: "2026-03-25T12:00:00+01:00")
    let trend = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Poor"])).trend
    let sunday = QuestDay(year: 2026, month: 3, day: 22), monday = QuestDay(year: 2026, month: 3, day: 23)
    for day in [sunday, monday] { try door.perform(.logDay(trend: trend.id, option: "Poor", day: day)) }
    try door.perform(.logDay(trend: trend.id, option: "Great"))
    let week = try door.week(for: trend.id)
    #expect(week.squares.map { $0.entry?.value } == [1, nil, 0, nil, nil, nil, nil])
    #expect(week.squares.map(\.isFuture) == [false, false, false, true, true, true, true])
    #expect(week.loggedCount == 2)
    #expect(week.entries[monday]?.value == 1)
    #expect(try door.week(for: trend.id, holding: sunday).loggedCount == 1)
    #expect(try door.weeks() == [week])
  }

  @Test("a day is written as ISO 8601 writes it, and has the default a synced schema needs")
  func text() {
    #expect(QuestDay(year: 987, month: 1, day: 9).description == "0987-01-09")
    #expect(QuestDay() == QuestDay(year: 1999, month: 1, day: 1))
    #expect(Trend.Option().color == "990000")
  }
}

@Suite("The edges of the years")
struct EdgeTests {
  @Test(
    "a week that reaches over the edge is drawn",
    arguments: [("0001-01-01T12:00:00Z", 1), ("0001-01-01T12:00:00Z", 5), ("9999-12-31T12:00:00Z", 6)])
  func week(now: String, firstWeekday: Int) throws {
    let door = try Scratch().door(now: now, firstWeekday: firstWeekday)
    try door.perform(.addTrend(name: "Sleep", options: ["Yes", "No"]))
    let week = try #require(try door.weeks().first)
    #expect(week.days.count == 7)
    #expect(week.days == week.days.sorted())
    #expect(week.days.contains(try door.today()))
  }

  @Test(
    "a clock that stands in no year of ours logs nothing",
    arguments: ["0000-06-01T12:00:00Z", "0000-12-30T12:00:00Z"])
  func outside(now: String) throws {
    let scratch = try Scratch()
    let sleep = try scratch.door().perform(.addTrend(name: "Sleep", options: ["Yes", "No"])).trend
    let bytes = scratch.bytes
    let door = try scratch.door(now: now)
    let failure = #expect(throws: QuestFailure.self) { try door.perform(.logDay(trend: sleep.id, option: "Yes")) }
    guard case .noSuchDay(let day) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(day.year == 0)
    #expect(throws: QuestFailure.noSuchDay(day)) { try door.weeks() }
    #expect(scratch.bytes == bytes)
  }
}
