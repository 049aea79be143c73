import AppIntents

/// An extension cannot come to the front.
struct OpenLampIntent: AppIntent {
  static let title: LocalizedStringResource = "Open the lamp"
  static let isDiscoverable = false
  static let supportedModes: IntentModes = .foreground(.immediate)

  func perform() async throws -> some IntentResult { .result() }
}
