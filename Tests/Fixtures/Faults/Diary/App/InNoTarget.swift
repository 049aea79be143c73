import AppIntents

/// Its file is in the folder, and in no list.
struct TearNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Tear a note"

  func perform() async throws -> some IntentResult { .result() }
}
