import AppIntents

struct WhenRequired: AppIntent {
  static let title: LocalizedStringResource = "When"
  static var parameterSummary: some ParameterSummary {
    When(\.$tone, .equalTo, .high) { // refused: cannot infer key path type from context
      Summary("High")
    } otherwise: {
      Summary("Low")
    }
  }
  @Parameter(title: "Tone") var tone: Tone
  func perform() async throws -> some IntentResult { .result() }
}
