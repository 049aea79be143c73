import AppIntents

/// Each target registers a copy of its own under the same name.
struct LampShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LightIntent(), phrases: ["Light up with \(.applicationName)"], shortTitle: "Light up",
      systemImageName: "lightbulb")
  }
}

struct LightIntent: AppIntent {
  static let title: LocalizedStringResource = "Light up"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "The lamp is on.") }
}
