import AppIntents

/// Its title is looked up in the app, where the package's catalog is not.
struct UndoIntent: AppIntent {
  static let title = LocalizedStringResource("Undo")

  func perform() async throws -> some IntentResult { .result() }
}
