import AppIntents

/// A person hears "The trip is CONFIRMED_2".
struct TripStateIntent: AppIntent {
  static let title: LocalizedStringResource = "State of the trip"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let state = try await currentState()
    return .result(dialog: "The trip is \(state.rawValue).")
  }
}
