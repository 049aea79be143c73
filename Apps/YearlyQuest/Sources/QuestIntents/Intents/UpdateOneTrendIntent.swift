import AppIntents
import QuestEngine

/// Logs today for a trend that was said; asks only for the option.
struct UpdateOneTrendIntent: AppIntent {
  static let title = LocalizedStringResource("Update this trend", bundle: .adapter)
  static let description = IntentDescription(
    LocalizedStringResource("Logs today for the trend you name.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Update \(\.$trend) to \(\.$option)")
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(
      LocalizedStringResource("Which trend would you like to update?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var trend: TrendEntity
  @Parameter(title: LocalizedStringResource("Option", bundle: .adapter)) var option: OptionEntity?
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try await perform(using: door)
  }

  func perform(using door: QuestDoor) async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let option = try await TodaysOption(of: trend, given: option, door: door).chosen(asking: $option)
    return try LoggedToday(option, through: door).result
  }
}
