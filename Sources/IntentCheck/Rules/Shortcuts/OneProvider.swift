import SwiftSyntax

/// A target has one provider of App Shortcuts.
struct OneProvider: CodeRule {
  let id = "shortcuts.one-provider"
  let severity = Severity.warning
  let abstract = "A target has one `AppShortcutsProvider`."
  let reason = "An app has one: of a second the system knows nothing. Put the App Shortcuts of both into one."
  let basis = Basis.documented("Implement App Shortcuts with App Intents (WWDC22 10170), AppShortcutsProvider")
  let limits = "Without a manifest, several apps of a project cannot be told apart: that is advice."

  let examples = [
    RuleExample(
      "one, and one of the tests",
      files: [
        "Package.swift": Self.manifest,
        "Sources/Quest/One.swift": "import AppIntents\nstruct One: AppShortcutsProvider {}",
        "Tests/QuestTests/Two.swift": "import AppIntents\nstruct Two: AppShortcutsProvider {}",
      ]),
    RuleExample(
      "two",
      files: [
        "Package.swift": Self.manifest,
        "Sources/Quest/One.swift": "import AppIntents\nstruct One: AppShortcutsProvider {}",
        "Sources/Quest/Two.swift": "import AppIntents\nstruct ▸Two: AppShortcutsProvider {}",
      ]),
    RuleExample(
      "perhaps of two apps",
      files: [
        "Phone/One.swift": "import AppIntents\nstruct One: AppShortcutsProvider {}",
        "Phone/Two.swift": "import AppIntents\nstruct ▸Two: AppShortcutsProvider {}",
        "Watch/Three.swift": "import AppIntents\nstruct Three: AppShortcutsProvider {}",
      ]),
  ]

  private static let manifest = """
    let package = Package(
      name: "Quest", targets: [.target(name: "Quest"), .testTarget(name: "QuestTests")])
    """

  func findings(in project: CodeProject) -> [Finding] {
    var first: [String: TypeFacts] = [:]
    return project.shortcutsProviders.compactMap { provider in
      let file = project.files[provider.file]
      // Without a target, the first folder stands for it.
      let home = file.source.target.map { "\($0)" } ?? "/" + (file.path.split(separator: "/").first ?? "")
      guard let other = first[home] else {
        first[home] = provider
        return nil
      }
      let isKnown = file.source.target != nil
      return finding(
        "\(isKnown ? "" : "possible: ")the system knows `\(other.name)` or `\(provider.name)`, not both",
        severity: isKnown ? .warning : .advice, at: project.place(of: provider.nameNode, in: provider.file))
    }
  }
}
