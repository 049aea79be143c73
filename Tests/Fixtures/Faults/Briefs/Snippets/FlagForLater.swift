import AppIntents

/// An app that runs already does nothing now, and the old thing tomorrow.
struct StartFocusIntent: AppIntent {
  static let title: LocalizedStringResource = "Start focus"
  static let supportedModes: IntentModes = .foreground(.immediate)

  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(true, forKey: "startFocus")
    return .result()
  }
}
