import AppIntents
import IntentWire
import Testing

struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .teal

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickPot(), phrases: ["Pick a pot in \(.applicationName)", "Take \(\.$pot) with \(.applicationName)"],
      shortTitle: "Pick", systemImageName: "leaf")
    AppShortcut(
      intent: Supported(), phrases: ["I feel \(\.$mood), \(.applicationName)"], shortTitle: "Feel",
      systemImageName: "heart")
    if #available(macOS 26, *) {
      AppShortcut(
        intent: Next(step: 3), phrases: ["Step three of \(.applicationName)"], shortTitle: "Step",
        systemImageName: "3.circle")
    }
  }
}

@Suite("App Shortcuts")
struct ShortcutTests {
  @Test("are described in the order of the source, each with its phrases' templates")
  func described() throws {
    let description = ExtensionDescription(of: registry)
    #expect(description.provider == "AppIntentsTests")
    #expect(
      description.shortcuts.map(\.phrases) == [
        ["Pick a pot in ${applicationName}", "Take ${pot} with ${applicationName}"],
        ["I feel ${mood}, ${applicationName}"], ["Step three of ${applicationName}"],
      ])
    #expect(description.shortcuts.map(\.shortTitle?.english) == ["Pick", "Feel", "Step"])
    #expect(description.shortcuts.map(\.systemImageName) == ["leaf", "heart", "3.circle"])
  }

  @Test("carry the values that their intents have already")
  func filled() {
    let shortcuts = ExtensionDescription(of: registry).shortcuts
    #expect(shortcuts.last?.invocation == Invocation(intent: "AppIntentsTests.Next", parameters: ["step": .integer(3)]))
    #expect(shortcuts.first?.invocation == Invocation(intent: "AppIntentsTests.PickPot"))
  }

  @Test("have a colour, and phrases that must not reach the app")
  func others() {
    #expect(Shortcuts.shortcutTileColor == .teal)
    #expect(Shortcuts.negativePhrases.phrases.isEmpty)
    let negative: NegativeAppShortcutPhrase = "Do not \(.applicationName)"
    #expect(NegativeAppShortcutPhrases(phrases: [negative]).phrases.map(\.template) == ["Do not ${applicationName}"])
  }
}
