import AppIntents

/// Who speaks German cannot say it.
struct DiaryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PinNoteIntent(), phrases: ["\(.applicationName), pin my last note"], shortTitle: "Pin a note",
      systemImageName: "pin")
  }
}
