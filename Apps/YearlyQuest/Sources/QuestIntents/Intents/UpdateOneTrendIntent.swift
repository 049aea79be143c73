import AppIntents
import QuestEngine

/// Logs today for a trend that was said; asks only for the option.
struct UpdateOneTrendIntent: AppIntent {
  static let title = LocalizedStringResource("Update this trend", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Logs today for the trend you name.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Update \(\.$trend) to \(\.$option)") { \.$day }
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(
      LocalizedStringResource("Which trend would you like to update?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var trend: TrendEntity
  @Parameter(title: LocalizedStringResource("Option", bundle: .adapter)) var option: OptionEntity?
  @Parameter(title: LocalizedStringResource("Day", bundle: .adapter), kind: .date) var day: Date?
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try await perform(using: door)
  }

  func perform(using door: QuestDoor) async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let day = try SaidDay(day, through: door)
    let option = try await ChosenOption(of: trend, given: option, on: day, door: door).chosen(asking: $option)
    return try LoggedDay(option.id, called: option.description, on: day, through: door).result
  }
}
