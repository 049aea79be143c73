import AppIntents

struct Stating: AppIntent {
  static let title: LocalizedStringResource = "Statement"
  static var parameterSummary: some ParameterSummary { // refused: function declares an opaque return type, but has no return statements
    let text: ParameterSummaryString<Stating> = "Log"
    Summary(text) // refused: is unused
  }
  func perform() async throws -> some IntentResult { .result() }
}
