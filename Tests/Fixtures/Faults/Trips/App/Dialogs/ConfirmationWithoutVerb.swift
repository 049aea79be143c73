import AppIntents

/// The button says "Continue".
struct BookTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Book a trip"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Book the trip to Lisbon?")
    try await Planner().book()
    return .result(dialog: "The trip is booked.")
  }
}
