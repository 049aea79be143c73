import AppIntents
import QuestEngine

/// Takes back what was last logged for a trend on a day: what stood before comes back, else the day is clear.
struct UndoDayIntent: AppIntent {
  static let title = LocalizedStringResource("Undo a day", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Takes back what you last logged for a trend on a day.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Undo what \(\.$trend) was last set to") { \.$day }
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("Which trend is it about?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var trend: TrendEntity
  @Parameter(title: LocalizedStringResource("Day", bundle: .adapter), kind: .date) var day: Date?
  @Dependency var door: QuestDoor

  init() {}

  init(trend: TrendEntity, day: Date? = nil) {
    self.trend = trend
    self.day = day
  }

  /// A control answers with nothing: the system draws the card again by itself.
  func perform() async throws -> some IntentResult {
    try perform(using: door)
  }

  func perform(using door: QuestDoor) throws -> some IntentResult {
    let day = try SaidDay(day, through: door).day
    _ = try asking { () throws(QuestFailure) in try door.perform(.undoDay(trend: trend.id, day: day)) }
    return .result()
  }
}
