import AppIntents

/// Everybody is asked for the weight, also those without a bag.
struct CheckInIntent: AppIntent {
  static let title: LocalizedStringResource = "Check in"
  @Parameter(title: "Trip") var trip: TripEntity
  @Parameter(title: "Weight") var weight: Int

  func perform() async throws -> some IntentResult {
    if trip.name.isEmpty { try await checkIn(trip, weight) } else { try await checkIn(trip) }
    return .result()
  }
}
