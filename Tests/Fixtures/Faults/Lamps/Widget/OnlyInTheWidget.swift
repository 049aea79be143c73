import AppIntents

/// Shortcuts lists what the app has.
struct BlinkIntent: AppIntent {
  static let title: LocalizedStringResource = "Blink"

  func perform() async throws -> some IntentResult { .result() }
}
