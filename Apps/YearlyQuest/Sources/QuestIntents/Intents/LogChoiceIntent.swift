import AppIntents
import QuestEngine

/// Logs a trend and an option that were said in one breath, and asks nothing.
struct LogChoiceIntent: AppIntent {
  static let title = LocalizedStringResource("Log a choice", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Logs today for the trend and the option you name.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$choice)") { \.$day }
  }

  @Parameter(
    title: LocalizedStringResource("Choice", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("What would you like to log?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var choice: ChoiceEntity
  @Parameter(title: LocalizedStringResource("Day", bundle: .adapter), kind: .date) var day: Date?
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try perform(using: door)
  }

  func perform(using door: QuestDoor) throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try LoggedDay(choice.id, called: choice.option, on: SaidDay(day, through: door), through: door).result
  }
}
