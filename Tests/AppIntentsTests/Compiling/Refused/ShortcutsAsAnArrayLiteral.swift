import AppIntents

struct ListedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    [AppShortcut(intent: Fine(), phrases: ["Go, \(.applicationName)"], shortTitle: "Go", systemImageName: "leaf")] // refused: cannot convert value of type '[AppShortcut]' to expected argument type 'AppShortcut'
  }
}
