import AppIntents

/// The handler is set on a screen, and the system starts the app without one.
struct StopTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Stop the timer"
  nonisolated(unsafe) static var handler: (() -> Void)?

  func perform() async throws -> some IntentResult {
    Self.handler?()
    return .result()
  }
}
