import AppIntents

struct Dated: AppIntent {
  static let title: LocalizedStringResource = "Dated"
  @Parameter(title: "Day", default: Date()) var day: Date // refused: no exact matches in call to initializer
  func perform() async throws -> some IntentResult { .result() }
}
