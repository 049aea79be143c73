import AppIntents

/// When the system has just started the app, nobody observes it.
struct StartTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Start the timer"

  func perform() async throws -> some IntentResult {
    NotificationCenter.default.post(name: .startTimer, object: nil)
    return .result()
  }
}
