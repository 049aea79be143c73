import AppIntents

/// Its library declares no `AppIntentsPackage`: Shortcuts never lists it.
struct ExportIntent: AppIntent {
  static let title = LocalizedStringResource("Export", bundle: .module)

  func perform() async throws -> some IntentResult { .result() }
}
