import AppIntents

struct ChoosyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    if Constants.two > 1 { // refused: closure containing control flow statement cannot be used with result builder
      AppShortcut(intent: Fine(), phrases: ["Go, \(.applicationName)"], shortTitle: "Go", systemImageName: "leaf")
    } else {
      AppShortcut(intent: Fine(), phrases: ["Go, \(.applicationName)"], shortTitle: "Go", systemImageName: "leaf")
    }
  }
}
