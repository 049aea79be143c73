import SwiftSyntax

/// The app tells the values that its phrases may hold.
struct ParametersUpdated: CodeRule {
  let id = "shortcuts.parameters-updated"
  let severity = Severity.warning
  let abstract = "The app calls `updateAppShortcutParameters()` of its provider when it starts."
  let reason = """
    Before that call the system knows no entity to be said in a phrase. An app that never mentions its provider was \
    reported to run no App Shortcut at all. Call it when the app starts, and after each change of the names.
    """
  let basis = Basis.documented(
    """
    Implement App Shortcuts with App Intents (WWDC22 10170); "Couldn't find AppShortcutsProvider": \
    elizaOS/eliza#21091
    """)
  let limits = """
    That it is called at launch, and often enough, is not seen. Phrases without an entity need no call; where the \
    provider is in a library it is advice all the same.
    """

  let examples = [
    RuleExample(
      "called in another file",
      files: [
        "Shortcuts.swift": Self.provider(#""Log \(\.$trend) in \(.applicationName)""#),
        "App.swift": "struct QuestApp { init() { Shortcuts.updateAppShortcutParameters() } }",
      ]),
    RuleExample(
      "never, and a phrase holds an entity",
      swift: Self.provider(#""Log \(\.$trend) in \(.applicationName)""#, mark: "▸")),
    RuleExample("never, and a phrase needs no names", swift: Self.provider(#""Log in \(.applicationName)""#)),
    RuleExample(
      "never, and the provider is in a library",
      files: [
        "Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#,
        "Sources/Kit/Shortcuts.swift": Self.provider(#""Log in \(.applicationName)""#, mark: "▸"),
      ]),
  ]

  private static func provider(_ phrases: String, mark: String = "") -> String {
    """
    import AppIntents
    struct TrendEntity: AppEntity {}
    struct LogIntent: AppIntent { @Parameter var trend: TrendEntity }
    struct \(mark)Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: LogIntent(), phrases: [\(phrases)], shortTitle: "Log", systemImageName: "pencil")
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    let providers = project.shortcutsProviders
    guard !providers.isEmpty, !Self.isCalled(in: project) else { return [] }
    let entities = Set(project.entities.map(\.lastName))
    let holding = Set(project.phrases.filter { Self.holds(one: entities, $0, in: project) }.map(\.provider.name))
    return providers.compactMap { provider in
      let place = project.place(of: provider.nameNode, in: provider.file)
      if holding.contains(provider.name) {
        return finding("nobody tells the system the names that the phrases of `\(provider.name)` may hold", at: place)
      }
      // What no code of the app mentions may be left out of it.
      let owners = project.targets(of: provider)
      guard !owners.isEmpty, owners.allSatisfy({ [.library, .framework].contains($0.role) }) else { return nil }
      return finding(
        "possible: the system does not find `\(provider.name)`, as the app never calls `updateAppShortcutParameters()`",
        severity: .advice, at: place)
    }
  }

  private static func isCalled(in project: CodeProject) -> Bool {
    project.files.contains { !$0.calls(named: ["updateAppShortcutParameters"]).isEmpty }
  }

  private static func holds(one entities: Set<String>, _ phrase: PhraseFacts, in project: CodeProject) -> Bool {
    let intent = project.intent(of: phrase.shortcut)
    return phrase.parameters.contains { name in
      intent?.property(name)?.type.map { entities.contains($0.core.lastName) } ?? false
    }
  }
}
