import AppIntents

/// It was in the widget, too.
struct PinNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Pin a note"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Pinned.") }
}
