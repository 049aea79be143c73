import AppIntents

struct UnfinishedIntent: AppIntent {
  static let title: LocalizedStringResource = "Unfinished"

  func perform() async throws -> some IntentResult { .result() }
