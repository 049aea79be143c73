import AppIntents

private struct Twin: AppIntent {
  static let title: LocalizedStringResource = "Twin (Other)"
  func perform() async throws -> some IntentResult { .result() }
}
