import AppIntents

/// Who drives sees no card, and hears nothing.
struct MuteBriefIntent: AppIntent {
  static let title: LocalizedStringResource = "Brief"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: GlassCardIntent())
  }
}
