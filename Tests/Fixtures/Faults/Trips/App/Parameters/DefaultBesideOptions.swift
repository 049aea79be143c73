import AppIntents

/// It does not build.
struct ChooseSeatIntent: AppIntent {
  static let title: LocalizedStringResource = "Choose a seat"
  @Parameter(title: "Seat", default: "12A", optionsProvider: FreeSeats()) var seat: String

  func perform() async throws -> some IntentResult {
    try await take(seat)
    return .result()
  }
}

struct FreeSeats: DynamicOptionsProvider {
  func results() async throws -> [String] { try await freeSeats() }
}
