import AppIntents

/// The app comes to the front, over the card.
struct CoveredBriefIntent: AppIntent {
  static let title: LocalizedStringResource = "Brief"
  static let supportedModes: IntentModes = .foreground(.immediate)

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(
      dialog: IntentDialog(full: "You slept well.", supporting: "Last night."), snippetIntent: GlassCardIntent())
  }
}
