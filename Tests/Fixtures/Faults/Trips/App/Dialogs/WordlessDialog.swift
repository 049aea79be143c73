import AppIntents

/// The key of its dialog is "%@": there is nothing to translate.
struct PlanTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Plan a trip"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let place = try await Planner().plan()
    return .result(dialog: "\(place)")
  }
}
