import AppIntents
import QuestEngine

/// Logs today for a trend; asks for whatever was not said.
struct UpdateTrendIntent: AppIntent {
  static let title = LocalizedStringResource("Update a trend", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Logs today for one of your trends. Asks for what you leave out.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Update \(\.$trend) to \(\.$option)") { \.$day }
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var trend: TrendEntity?
  @Parameter(title: LocalizedStringResource("Option", bundle: .adapter)) var option: OptionEntity?
  @Parameter(title: LocalizedStringResource("Day", bundle: .adapter), kind: .date) var day: Date?
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try await perform(using: door)
  }

  func perform(using door: QuestDoor) async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let day = try SaidDay(day, through: door)
    let trend = try await chosenTrend(door)
    let option = try await ChosenOption(of: trend, given: option, on: day, door: door).chosen(asking: $option)
    return try LoggedDay(option.id, called: option.description, on: day, through: door).result
  }

  private func chosenTrend(_ door: QuestDoor) async throws -> TrendEntity {
    if let trend { return trend }
    let trends = try asking(door.trends).map(TrendEntity.init)
    guard !trends.isEmpty else { throw NoTrends() }
    let chosen = try await $trend.requestDisambiguation(
      among: trends, dialog: .said("Which trend would you like to update?"))
    trend = chosen
    return chosen
  }
}

/// The person has nothing to log yet.
struct NoTrends: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    words("You have no trends yet. Add one in YearlyQuest first.")
  }
}
