import AppIntents

/// The end stays English in every language.
struct TripLengthIntent: AppIntent {
  static let title: LocalizedStringResource = "Length of the trip"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let days = try await Planner().days()
    let end = days > 7 ? ", a long one" : ""
    return .result(dialog: "The trip takes \(days) days\(end).")
  }
}
