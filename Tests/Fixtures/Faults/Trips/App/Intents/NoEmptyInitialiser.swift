import AppIntents

/// The system makes an intent with `init()`: it does not build.
struct RenameTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Rename a trip"
  @Parameter(title: "Name") var name: String

  init(name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    try await rename(name)
    return .result()
  }
}
