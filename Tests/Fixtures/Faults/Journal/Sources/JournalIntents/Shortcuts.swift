import AppIntents

/// No app calls `updateAppShortcutParameters()`.
struct JournalShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    [
      AppShortcut(
        intent: WriteIntent(), phrases: ["Write in \(.applicationName)"],
        shortTitle: LocalizedStringResource("Write", bundle: .adapter), systemImageName: "pencil")
    ]
  }
}

/// The system knows one provider of an app, and an empty one is refused.
struct MoreShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
  }
}

struct WriteIntent: AppIntent {
  static let title = LocalizedStringResource("Write", bundle: .adapter)

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(LocalizedStringResource("Written.", bundle: .adapter)))
  }
}
