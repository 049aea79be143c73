import AppIntents

/// Shortcuts that people made ask for `RecordNoteIntent`.
struct WriteNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Write a note"

  @Parameter(title: "Note") var note: String

  func perform() async throws -> some IntentResult { .result() }
}
