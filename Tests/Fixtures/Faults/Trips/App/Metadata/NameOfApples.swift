import AppIntents

/// The App Store refuses it.
struct TellIntent: AppIntent {
  static let title: LocalizedStringResource = "Tell Siri"

  func perform() async throws -> some IntentResult { .result() }
}
