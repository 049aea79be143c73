import AppIntents

struct Silent: AppIntent {
  static let title: LocalizedStringResource = "Silent"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result() // refused: no exact matches in call to static method 'result'
  }
}
