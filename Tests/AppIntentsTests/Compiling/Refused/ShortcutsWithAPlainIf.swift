import AppIntents

struct MoodyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Fine(), phrases: ["Go, \(.applicationName)"], shortTitle: "Go", systemImageName: "leaf")
    if Constants.two > 1 { // refused: 'buildOptional' is unavailable
      AppShortcut(intent: Fine(), phrases: ["Run, \(.applicationName)"], shortTitle: "Run", systemImageName: "leaf")
    }
  }
}
