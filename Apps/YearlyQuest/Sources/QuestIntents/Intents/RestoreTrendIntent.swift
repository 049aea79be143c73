import AppIntents
import QuestEngine

/// Offers a removed trend again, with all that was ever logged for it.
struct RestoreTrendIntent: AppIntent {
  static let title = LocalizedStringResource("Restore a trend", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Brings back a trend that you removed, with all you logged for it.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Restore \(\.$trend)")
  }

  @Parameter(
    title: LocalizedStringResource("Removed trend", bundle: .adapter),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var trend: RemovedTrendEntity?
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let result = try await perform(using: door)
    await QuestShortcuts.tellNames()
    return result
  }

  func perform(using door: QuestDoor) async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let trend = try await chosenTrend(door)
    let restored = try asking { () throws(QuestFailure) in try door.perform(.restoreTrend(trend.id)) }.trend
    return .result(
      dialog: IntentDialog(full: Self.sentence(of: restored), supporting: words("Restored.")),
      snippetIntent: WeekSnippetIntent(trend: TrendEntity(restored)))
  }

  private func chosenTrend(_ door: QuestDoor) async throws -> RemovedTrendEntity {
    if let trend { return trend }
    let removed = try asking(door.removedTrends).map(RemovedTrendEntity.init)
    guard !removed.isEmpty else { throw NothingRemoved() }
    return try await $trend.requestDisambiguation(among: removed, dialog: .said("Which trend would you like back?"))
  }

  static func sentence(of trend: Trend) -> LocalizedStringResource { words("\(trend.name) is back.") }
}

/// There is nothing to bring back.
struct NothingRemoved: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { words("You have removed no trend.") }
}
