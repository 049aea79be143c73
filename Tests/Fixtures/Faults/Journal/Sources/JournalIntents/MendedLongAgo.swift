import AppIntents

/// `known.json` lists what is no longer there.
struct MendedCardIntent: SnippetIntent {
  static let title = LocalizedStringResource("Card", bundle: .adapter)
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}
