import AppIntents

/// It has a phrase (`TripShortcuts`), and answers none.
struct PackIntent: AppIntent {
  static let title: LocalizedStringResource = "Pack"

  func perform() async throws -> some IntentResult {
    try await Planner().book()
    return .result()
  }
}
