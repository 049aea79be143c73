import AppIntents

/// The app needs version 26, where this is deprecated.
struct ShowLampsIntent: AppIntent {
  static let title: LocalizedStringResource = "Show lamps"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}
