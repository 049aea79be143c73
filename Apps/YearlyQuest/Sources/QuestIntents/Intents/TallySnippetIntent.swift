import AppIntents
import CardKit
import QuestEngine

/// Draws how a trend is going: a pure read, performed again each time the card must be drawn.
struct TallySnippetIntent: SnippetIntent {
  static let title = LocalizedStringResource("Show how a trend is going", bundle: .adapter)
  static let isDiscoverable = false

  @Parameter(title: LocalizedStringResource("Trend", bundle: .adapter)) var trend: TrendEntity
  @Parameter(title: LocalizedStringResource("Period", bundle: .adapter)) var period: PeriodChoice
  @Dependency var door: QuestDoor

  init() {}

  init(trend: TrendEntity, period: PeriodChoice) {
    self.trend = trend
    self.period = period
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try perform(using: door)
  }

  func perform(using door: QuestDoor) throws -> some IntentResult & ShowsSnippetView {
    .result(view: try card(through: door))
  }

  func card(through door: QuestDoor) throws -> SiriCard {
    let (id, period) = (trend.id, period.period)
    let tally = try asking { () throws(QuestFailure) in try door.tally(of: id, in: period) }
    let grid = try asking { () throws(QuestFailure) -> TallyCard.Grid in
      switch period {
      case .week: .week(try door.week(for: id))
      case .month: .months(try door.today().month...door.today().month, of: try door.year(for: id))
      case .year: .months(1...12, of: try door.year(for: id))
      }
    }
    return TallyCard(tally: tally, grid: grid).card
  }
}
