import AppIntents

/// The system can fill no model of the app's: it does not build.
struct ArchiveTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Archive a trip"
  @Parameter(title: "Trip") var trip: Trip

  func perform() async throws -> some IntentResult {
    try await archive(trip)
    return .result()
  }
}
