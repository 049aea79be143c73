import AppIntents

/// Shortcuts was seen to show such a title untranslated.
struct TipIntent: AppIntent {
  static let title = LocalizedStringResource("Tip", table: "Intents")

  func perform() async throws -> some IntentResult { .result() }
}
