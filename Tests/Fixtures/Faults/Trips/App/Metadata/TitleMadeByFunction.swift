import AppIntents

/// Apple's metadata step runs no function.
struct GuideIntent: AppIntent {
  static let title: LocalizedStringResource = words("Guide")

  func perform() async throws -> some IntentResult { .result() }
}
