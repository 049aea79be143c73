import AppIntents

struct Switching: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  static var parameterSummary: some ParameterSummary {
    Switch(\.$tone) { // refused: generic parameter 'DefaultSummary' could not be inferred
      Case(.high) { Summary("High") }
      Case(.low) { Summary("Low") } // refused: to expected argument type 'ParameterSummaryDefaultCaseCondition
    }
  }
  @Parameter(title: "Tone") var tone: Tone
  func perform() async throws -> some IntentResult { .result() }
}
