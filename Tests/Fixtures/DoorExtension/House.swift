import AppIntents

/// An app's own protocol over `AppIntent`.
protocol HouseIntent: AppIntent {}

extension HouseIntent {
  func perform() async throws -> some IntentResult { .result() }
}

/// An intent by the app's own protocol alone: an optimised build drops it, and the description says so.
struct OnlyByHouse: HouseIntent {
  static let title: LocalizedStringResource = "Only by house"
}

/// An intent in its own right: it names `AppIntent`, and before the app's protocol.
struct ByBoth: AppIntent, HouseIntent {
  static let title: LocalizedStringResource = "By both"
}
