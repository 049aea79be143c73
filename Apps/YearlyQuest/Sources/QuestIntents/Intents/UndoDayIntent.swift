import AppIntents
import QuestEngine

/// Takes back what was logged for a trend today: what stood before comes back, else the day is clear.
struct UndoTodayIntent: AppIntent {
  static let title = LocalizedStringResource("Undo today", bundle: .adapter)
  static let description = IntentDescription(
    LocalizedStringResource("Takes back what you logged for a trend today.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Undo today for \(\.$trend)")
  }

  @Parameter(title: LocalizedStringResource("Trend", bundle: .adapter)) var trend: TrendEntity
  @Dependency var door: QuestDoor

  init() {}

  init(trend: TrendEntity) { self.trend = trend }

  /// A control answers with nothing: the system draws the card again by itself.
  func perform() async throws -> some IntentResult {
    try perform(using: door)
  }

  func perform(using door: QuestDoor) throws -> some IntentResult {
    _ = try asking { () throws(QuestFailure) in try door.perform(.undoDay(trend: trend.id)) }
    return .result()
  }
}
