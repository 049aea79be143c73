import AppIntents

/// Apple's metadata step decides nothing.
struct TrackIntent: AppIntent {
  static let title: LocalizedStringResource = "Track"
  static var supportedModes: IntentModes { isPad ? .foreground : .background }

  func perform() async throws -> some IntentResult { .result() }
}
