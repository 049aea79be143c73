import AppIntents

private struct Twin: AppIntent {
  static let title: LocalizedStringResource = "Twin (One)"
  func perform() async throws -> some IntentResult { .result() }
}
