import AppIntents
import QuestEngine

/// Removes a trend once the person has confirmed it; its history stays.
struct RemoveTrendIntent: AppIntent {
  static let title = LocalizedStringResource("Remove a trend", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Removes a trend from what you are offered. What you logged is kept.", bundle: .adapter))
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  static var parameterSummary: some ParameterSummary {
    Summary("Remove \(\.$trend)")
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("Which trend is it about?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var trend: TrendEntity
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: Self.action, dialog: IntentDialog(Self.question(of: trend.name)))
    let result = try perform(using: door)
    await QuestShortcuts.tellNames()
    return result
  }

  func perform(using door: QuestDoor) throws -> some IntentResult & ProvidesDialog {
    let removed = try asking { () throws(QuestFailure) in try door.perform(.removeTrend(trend.id)) }.trend
    return .result(dialog: .said("Removed \(removed.name). What you logged is kept."))
  }

  static func question(of trend: String) -> LocalizedStringResource {
    words("Remove \(trend)? What you logged is kept.")
  }

  static var action: ConfirmationActionName {
    .custom(
      acceptLabel: words("Remove"), acceptAlternatives: [], denyLabel: words("Keep"), denyAlternatives: [],
      destructive: true)
  }
}
