import AppIntents

/// Who only hears it learns nothing.
struct ShortBriefIntent: AppIntent {
  static let title: LocalizedStringResource = "Brief"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "Here it is.", snippetIntent: GlassCardIntent())
  }
}
