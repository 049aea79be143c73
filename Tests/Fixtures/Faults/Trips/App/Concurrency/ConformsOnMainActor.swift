import AppIntents

/// The target's types are the main actor's, and this one conforms too late to be left out.
struct SurpriseIntent {
  static let title: LocalizedStringResource = "Surprise me"
}

extension SurpriseIntent: AppIntent {
  func perform() async throws -> some IntentResult { .result() }
}
