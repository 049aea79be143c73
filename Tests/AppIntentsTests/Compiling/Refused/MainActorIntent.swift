import AppIntents

@MainActor
struct Isolated: AppIntent { // refused: crosses into main actor-isolated code
  static let title: LocalizedStringResource = "Isolated"
  var count = 0
  func perform() async throws -> some IntentResult { .result() }
}
