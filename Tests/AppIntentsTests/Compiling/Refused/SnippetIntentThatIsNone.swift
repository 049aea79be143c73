import AppIntents

struct Shower: AppIntent {
  static let title: LocalizedStringResource = "Shower"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: Fine()) // refused: requires that 'Fine' conform to 'SnippetIntent'
  }
}
