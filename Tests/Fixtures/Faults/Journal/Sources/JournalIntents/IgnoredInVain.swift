import AppIntents

// stagedoor:ignore snippets.discoverable
struct UnexplainedCardIntent: SnippetIntent {
  static let title = LocalizedStringResource("Card", bundle: .adapter)

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}

// stagedoor:ignore snippets.pure — it was mended long ago
struct NeedlessCardIntent: SnippetIntent {
  static let title = LocalizedStringResource("Card", bundle: .adapter)
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}
