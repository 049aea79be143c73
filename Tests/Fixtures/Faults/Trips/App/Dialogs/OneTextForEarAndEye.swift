import AppIntents

/// The sheet prints the whole sentence above the card that shows it already.
struct ShowTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Show the trip"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let days = try await Planner().days()
    return .result(dialog: "You leave for Lisbon in \(days) days.", snippetIntent: TripCardIntent())
  }
}
