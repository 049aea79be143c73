import AppIntents

/// Two runs share what nothing guards.
final class CountTripsIntent: AppIntent, @unchecked Sendable {
  static let title: LocalizedStringResource = "Count the trips"
  @Parameter(title: "Year") var year: Int

  func perform() async throws -> some IntentResult {
    try await count(year)
    return .result()
  }
}
