import AppIntents

/// Nobody can set the price in Shortcuts.
struct RentCarIntent: AppIntent {
  static let title: LocalizedStringResource = "Rent a car"
  static var parameterSummary: some ParameterSummary { Summary("Rent a car for \(\.$trip)") }
  @Parameter(title: "Trip") var trip: TripEntity
  @Parameter(title: "Price") var price: Int

  func perform() async throws -> some IntentResult {
    try await rent(trip, price)
    return .result()
  }
}
