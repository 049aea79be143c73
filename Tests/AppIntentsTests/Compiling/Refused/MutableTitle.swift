import AppIntents

struct Mutable: AppIntent {
  static var title: LocalizedStringResource = "Mutable" // refused: not concurrency-safe
  func perform() async throws -> some IntentResult { .result() }
}
