import AppIntents

/// Shortcuts of iOS 17 has no button for a second trip.
struct CompareTripsIntent: AppIntent {
  static let title: LocalizedStringResource = "Compare trips"
  @Parameter(title: "Trips") var trips: [TripEntity]

  func perform() async throws -> some IntentResult {
    try await compare(trips)
    return .result()
  }
}
