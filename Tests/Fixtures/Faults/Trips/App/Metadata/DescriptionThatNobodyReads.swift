import AppIntents

/// `AppIntent` asks for an `IntentDescription?`: this one stands beside it.
struct MapIntent: AppIntent {
  static let title: LocalizedStringResource = "Map"
  static let description = IntentDescription("Shows where the trip goes.")

  func perform() async throws -> some IntentResult { .result() }
}
