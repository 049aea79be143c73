import AppIntents

/// What a person can say from the moment the app is installed.
public struct QuestShortcuts: AppShortcutsProvider {
  /// Asking for everything first, then a trend that is said.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: UpdateTrendIntent(),
      phrases: [
        "Update \(.applicationName)",
        "Log my day in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Update a trend", bundle: .adapter),
      systemImageName: "square.grid.3x3.fill")
    AppShortcut(
      intent: UpdateOneTrendIntent(),
      phrases: [
        "Update \(\.$trend) in \(.applicationName)",
        "Log \(\.$trend) in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Update this trend", bundle: .adapter),
      systemImageName: "square.fill")
  }
}
