import AppIntents

/// "window" is what a person reads in every language.
struct PreferSeatIntent: AppIntent {
  static let title: LocalizedStringResource = "Prefer a seat"
  @Parameter(title: "Kind", optionsProvider: SeatKinds()) var kind: String

  func perform() async throws -> some IntentResult {
    try await prefer(kind)
    return .result()
  }
}

struct SeatKinds: DynamicOptionsProvider {
  func results() async throws -> [String] { ["window", "aisle"] }
}
