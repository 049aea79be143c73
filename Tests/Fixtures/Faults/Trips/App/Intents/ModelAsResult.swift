import AppIntents

/// App Intents pass on no model of the app's: it does not build.
struct NextTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Next trip"

  func perform() async throws -> some IntentResult & ReturnsValue<Trip> {
    let trip = try await next()
    return .result(value: trip)
  }
}
