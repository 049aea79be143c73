import AppIntents

/// What a person can say from the moment the app is installed.
public struct QuestShortcuts: AppShortcutsProvider {
  /// The most that a system takes, ten; restoring a trend is for Shortcuts.
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
    AppShortcut(
      intent: LogChoiceIntent(),
      phrases: [
        // stagedoor:ignore shortcuts.phrase-collision — a choice is said as “Sleep: Great”, which names no trend
        "Log \(\.$choice) in \(.applicationName)",
        "Set \(\.$choice) in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Log a choice", bundle: .adapter),
      systemImageName: "checkmark.square.fill")
    AppShortcut(
      intent: HowIsItGoingIntent(),
      phrases: [
        "How is \(\.$trend) going in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("How is it going?", bundle: .adapter),
      systemImageName: "chart.bar.fill")
    AppShortcut(
      intent: HowIsItGoingIntent(),
      phrases: [
        "How is \(\.$period) going in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("How is this time going?", bundle: .adapter),
      systemImageName: "calendar")
    AppShortcut(
      intent: NoteDayIntent(),
      phrases: [
        "Add a note to \(\.$trend) in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Add a note", bundle: .adapter),
      systemImageName: "note.text")
    AppShortcut(
      intent: AddTrendIntent(),
      phrases: [
        "Add a trend to \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Add a trend", bundle: .adapter),
      systemImageName: "plus.square")
    AppShortcut(
      intent: RemoveTrendIntent(),
      phrases: [
        "Remove \(\.$trend) from \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Remove a trend", bundle: .adapter),
      systemImageName: "trash")
    AppShortcut(
      intent: OpenTrendIntent(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Open a trend", bundle: .adapter),
      systemImageName: "arrow.up.forward.square")
    AppShortcut(
      intent: UndoLastIntent(),
      phrases: [
        "Undo my last change in \(.applicationName)",
        "Undo in \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Undo the last change", bundle: .adapter),
      systemImageName: "arrow.uturn.backward")
  }
}

extension QuestShortcuts {
  /// Tells the system what may be said from now on, after a change of the trends.
  static func tellNames() async {
    updateAppShortcutParameters()
    #if os(Linux)
    // What is said next may hold a new name.
    await AppShortcutsUpdate.finished()
    #endif
  }
}
