import AppIntents

/// It ends where it speaks.
struct SealNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Seal a note"

  func perform() async throws -> some IntentResult { .result(dialog: "Sealed.") }
}
