import AppIntents

struct Both: AppIntent {
  static let title: LocalizedStringResource = "Both"
  @Parameter(title: "Word", default: "a", optionsProvider: Words()) var word: String // refused: extra argument 'optionsProvider' in call
  func perform() async throws -> some IntentResult { .result() }
}
