import AppIntents

/// One misheard word, and the trip is gone.
struct DeleteTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Delete a trip"
  @Parameter(title: "Trip") var trip: TripEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await remove(trip)
    return .result(dialog: "The trip is deleted.")
  }
}
