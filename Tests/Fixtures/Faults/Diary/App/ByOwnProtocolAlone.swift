import AppIntents

protocol NoteIntent: AppIntent {
  func run() async throws
}

/// The system may not find it.
struct FoldNoteIntent: NoteIntent {
  static let title: LocalizedStringResource = "Fold a note"

  func run() async throws {}
  func perform() async throws -> some IntentResult { .result() }
}
