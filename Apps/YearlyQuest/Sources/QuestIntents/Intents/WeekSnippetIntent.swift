import AppIntents
import CardKit
import QuestEngine

/// Draws a trend's week: a pure read, performed again each time the card must be drawn.
struct WeekSnippetIntent: SnippetIntent {
  static let title = LocalizedStringResource("Show a trend's week", bundle: .adapter)
  static let isDiscoverable = false

  @Parameter(title: LocalizedStringResource("Trend", bundle: .adapter)) var trend: TrendEntity
  /// A day of the week to draw, which the controls are about; none: today.
  @Parameter(title: LocalizedStringResource("Day", bundle: .adapter), kind: .date) var day: Date?
  @Dependency var door: QuestDoor

  init() {}

  init(trend: TrendEntity, day: Date? = nil) {
    self.trend = trend
    self.day = day
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try perform(using: door)
  }

  func perform(using door: QuestDoor) throws -> some IntentResult & ShowsSnippetView {
    .result(view: try card(through: door))
  }

  func card(through door: QuestDoor) throws -> SiriCard {
    let said = try SaidDay(day, through: door)
    let week = try asking { () throws(QuestFailure) in try door.week(for: trend.id, holding: said.day) }
    return WeekCard(week, on: said).card
  }
}
