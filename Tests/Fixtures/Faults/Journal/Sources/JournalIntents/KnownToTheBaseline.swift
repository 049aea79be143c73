import AppIntents

/// `known.json` lists it.
struct KnownCardIntent: SnippetIntent {
  static let title = LocalizedStringResource("Card", bundle: .adapter)

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}
