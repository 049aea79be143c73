import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@Suite("How a trend is going")
struct TallyTests {
  /// Wednesday, 1 April 2026, with a week that begins in March.
  private func door(logging days: [(String, String)]) throws -> (QuestDoor, Trend) {
    let door = try Scratch().door(now: "2026-04-01T12:00:00+02:00")
    let trend = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
    for (day, option) in days {
      let parts = day.split(separator: "-").compactMap { Int($0) }
      let day = QuestDay(year: parts[0], month: parts[1], day: parts[2])
      try door.perform(.logDay(trend: trend.id, option: option, day: day))
    }
    return (door, trend)
  }

  static let days = [
    ("2025-12-31", "Poor"), ("2026-01-01", "Poor"), ("2026-03-29", "Poor"), ("2026-03-30", "Great"),
    ("2026-03-31", "Great"), ("2026-04-01", "Okay"),
  ]

  @Test(
    "counts the days of the period that holds today, and no other",
    arguments: [(QuestPeriod, Int, QuestTally.Leader?)]([
      (QuestPeriod.week, 3, .init(description: "Great", count: 2)), (.month, 1, .init(description: "Okay", count: 1)),
      (.year, 5, nil),
    ]))
  func counts(period: QuestPeriod, logged: Int, leader: QuestTally.Leader?) throws {
    let (door, trend) = try door(logging: Self.days)
    let tally = try door.tally(of: trend.id, in: period)
    #expect(tally.loggedCount == logged)
    #expect(tally.leader == leader)
    #expect((tally.trend.name, tally.period) == ("Sleep", period))
  }

  @Test("what was said counts as it was called then")
  func renamed() throws {
    let (door, trend) = try door(logging: [("2026-03-31", "Great")])
    try door.perform(.editOptions(trend.id, options: ["Superb", "Okay"]))
    #expect(try door.tally(of: trend.id, in: .week).leader == .init(description: "Great", count: 1))
  }

  @Test("nothing logged has no leader", arguments: QuestPeriod.allCases)
  func empty(period: QuestPeriod) throws {
    let (door, trend) = try door(logging: [])
    #expect(try door.tally(of: trend.id, in: period) == QuestTally(trend: trend, period: period, said: []))
  }

  @Test("a trend that is gone, or removed, is told")
  func gone() throws {
    let (door, trend) = try door(logging: [])
    let other = UUID()
    #expect(throws: QuestFailure.missingTrend(other)) { try door.tally(of: other, in: .week) }
    try door.perform(.removeTrend(trend.id))
    #expect(throws: QuestFailure.removedTrend("Sleep")) { try door.tally(of: trend.id, in: .week) }
  }
}
