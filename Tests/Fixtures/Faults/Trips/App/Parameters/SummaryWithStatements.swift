import AppIntents

/// Apple's metadata step reads no summary behind a statement.
struct ShareTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Share a trip"
  static var parameterSummary: some ParameterSummary {
    let word = "Share"
    return Summary("Share \(\.$trip)")
  }
  @Parameter(title: "Trip") var trip: TripEntity

  func perform() async throws -> some IntentResult {
    try await share(trip)
    return .result()
  }
}
