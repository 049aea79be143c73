import AppIntents

/// The system looks for App Shortcuts in the app.
struct WidgetShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LightIntent(), phrases: ["Light the widget with \(.applicationName)"], shortTitle: "Light",
      systemImageName: "lightbulb")
  }
}
