import AppIntents

struct NewShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Unconditional(), phrases: ["Go, \(.applicationName)"], shortTitle: "Go", systemImageName: "leaf")
    if #available(iOS 26, macOS 26, *) {
      AppShortcut(
        intent: Unconditional(), phrases: ["Run, \(.applicationName)"], shortTitle: "Run", systemImageName: "leaf")
      AppShortcut(
        intent: Unconditional(), phrases: ["Fly, \(.applicationName)"], shortTitle: "Fly", systemImageName: "leaf")
    }
  }
}
