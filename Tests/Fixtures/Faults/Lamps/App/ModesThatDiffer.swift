import AppIntents

/// It opens the app on one phone, and not on the next.
struct ShowRoomIntent: AppIntent {
  static let title: LocalizedStringResource = "Show the room"
  static let openAppWhenRun = true
  static let supportedModes: IntentModes = .background

  func perform() async throws -> some IntentResult { .result() }
}
