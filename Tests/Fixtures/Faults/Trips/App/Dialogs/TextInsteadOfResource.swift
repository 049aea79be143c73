import AppIntents

/// The sentence has the language of the process, not of the person.
struct WeatherIntent: AppIntent {
  static let title: LocalizedStringResource = "Weather of the trip"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let sentence = try await Planner().plan()
    return .result(dialog: IntentDialog(stringLiteral: sentence))
  }
}
