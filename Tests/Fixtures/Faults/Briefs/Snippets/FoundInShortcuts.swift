import AppIntents

/// Shortcuts and Spotlight offer an action that only shows itself.
struct FoundCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Card"

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: PlainCard()) }
}
