import AppIntents

// stagedoor:ignore shortcuts.parameters-updated — no phrase holds a value that the app would have to tell
/// What a person can say from the moment the app is installed.
public struct BriefShortcuts: AppShortcutsProvider {
  /// The brief, and focus; snoozing is for the card.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: DailyBriefIntent(),
      phrases: [
        "Show my \(.applicationName)",
        "How is my day in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Daily brief", bundle: .adapter),
      systemImageName: "sun.horizon")
    AppShortcut(
      intent: StartFocusIntent(),
      phrases: ["Start focus in \(.applicationName)"],
      shortTitle: LocalizedStringResource("Start focus", bundle: .adapter),
      systemImageName: "timer")
  }
}
