#if os(Linux)
import AppIntents
import CardKit
import CardTesting
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestIntents

@Suite("The cards break no law")
struct CardTests {
  private let door: QuestDoor
  private let trend: Trend

  init() throws {
    door = try Scratch().door(source: .voice)
    trend = try door.perform(.addTrend(name: "Šetnja po šumi", options: ["Great", "Okay", "Poor"])).trend
  }

  /// What was logged before the card is drawn.
  enum Log: CaseIterable {
    case nothing, today, manyDays
  }

  private func log(_ log: Log) throws {
    switch log {
    case .nothing: break
    case .today: try door.perform(.logDay(trend: trend.id, option: "Great"))
    case .manyDays:
      for month in 1...3 {
        for day in 1...28 {
          let option = trend.options[(month + day) % trend.options.count].description
          try door.perform(.logDay(trend: trend.id, option: option, day: QuestDay(year: 2026, month: month, day: day)))
        }
      }
    }
  }

  /// In every language of the app.
  private func expectLawful(_ card: SiriCard) {
    expectLawfulCard(card, in: Catalog.languages)
  }

  @Test("of a week, on any day of it", arguments: Log.allCases)
  func week(log: Log) throws {
    try self.log(log)
    expectLawful(try WeekSnippetIntent(trend: TrendEntity(trend)).card(through: door))
  }

  @Test("of a tally, of any period", arguments: Log.allCases, PeriodChoice.allCases)
  func tally(log: Log, period: PeriodChoice) throws {
    try self.log(log)
    expectLawful(try TallySnippetIntent(trend: TrendEntity(trend), period: period).card(through: door))
  }
}
#endif
