import AppIntents

/// The system makes it off the main actor.
@MainActor struct ShowPhotosIntent: AppIntent {
  static let title: LocalizedStringResource = "Show photos"

  func perform() async throws -> some IntentResult { .result() }
}
