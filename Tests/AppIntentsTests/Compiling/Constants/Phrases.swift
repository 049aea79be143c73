// What is seen of phrases, in the order of the list.
import AppIntents

struct Literals: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Literal(), phrases: ["Log in \(.applicationName)"], shortTitle: "Log", systemImageName: "pencil")
  }
}
struct OneNamed: AppShortcutsProvider {
  static let undo: AppShortcutPhrase<Literal> = "Undo in \(.applicationName)"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Literal(), phrases: ["Log in \(.applicationName)", OneNamed.undo, undo], shortTitle: "Log",
      systemImageName: "pencil")
  }
}
struct AllNamed: AppShortcutsProvider {
  static let all: [AppShortcutPhrase<Literal>] = ["Undo in \(.applicationName)"]
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Literal(), phrases: all, shortTitle: "Log", systemImageName: "pencil")
  }
}
