import AppIntents
import CardKit
import QuestEngine

/// Draws a trend's week: a pure read, performed again each time the card must be drawn.
struct WeekSnippetIntent: SnippetIntent {
  static let title = LocalizedStringResource("Show a trend's week", bundle: .adapter)
  static let isDiscoverable = false

  @Parameter(title: LocalizedStringResource("Trend", bundle: .adapter)) var trend: TrendEntity
  @Dependency var door: QuestDoor

  init() {}

  init(trend: TrendEntity) { self.trend = trend }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try perform(using: door)
  }

  func perform(using door: QuestDoor) throws -> some IntentResult & ShowsSnippetView {
    .result(view: WeekCard(try asking { () throws(QuestFailure) in try door.week(for: trend.id) }).card)
  }
}
