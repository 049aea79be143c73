import AppIntents

struct OpenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Fine(),
      phrases: ["Go \(Constants.text) in \(.applicationName)"], // refused: cannot convert value of type 'String' to expected argument type 'AppShortcutPhraseToken'
      shortTitle: "Go", systemImageName: "leaf")
  }
}
