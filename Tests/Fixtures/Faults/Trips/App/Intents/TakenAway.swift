import AppIntents

/// Shortcuts that people made with it stop.
@available(iOS, introduced: 16, obsoleted: 26)
struct FaxTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Fax a trip"

  func perform() async throws -> some IntentResult { .result() }
}
