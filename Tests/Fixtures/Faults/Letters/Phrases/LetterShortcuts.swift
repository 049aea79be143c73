import AppIntents

/// Its phrases are right; the catalog `AppShortcuts` is not.
struct LetterShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenLetterIntent(), phrases: ["Open \(\.$letter) in \(.applicationName)"], shortTitle: "Open",
      systemImageName: "envelope.open")
    AppShortcut(
      intent: ReadLettersIntent(), phrases: ["Read with \(.applicationName)"], shortTitle: "Read",
      systemImageName: "eyeglasses")
    AppShortcut(
      intent: SendLettersIntent(), phrases: ["Send with \(.applicationName)"], shortTitle: "Send",
      systemImageName: "paperplane")
    AppShortcut(
      intent: WriteLetterIntent(), phrases: ["Write with \(.applicationName)"], shortTitle: "Write",
      systemImageName: "pencil")
  }
}

func launch() { LetterShortcuts.updateAppShortcutParameters() }
