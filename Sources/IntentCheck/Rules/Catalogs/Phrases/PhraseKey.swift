/// Keys of `AppShortcuts` that the code does not have.
struct PhraseKey: CatalogRule {
  let id = "words.phrase-key"
  let severity = Severity.warning
  let abstract = "A key of `AppShortcuts` that is no first phrase of an App Shortcut in the sources."
  let reason = """
    All phrases of a shortcut stand under its first one. Another key is not used ("This phrase is not used in any App
    Shortcut or as a Negative Phrase"), most often because the code's phrase was changed and the catalog was not.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "the first phrase",
        files: [
          "AppShortcuts.xcstrings": RuleExample.catalog(strings: "\"Start ${applicationName}\": {}"),
          "Shortcuts.swift": """
            import AppIntents

            struct Shortcuts: AppShortcutsProvider {
              static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Start(), phrases: ["Start \\(.applicationName)"], shortTitle: "Start", systemImageName: "play")
              }
            }
            """,
        ]),
      RuleExample(
        "a phrase that the code no longer has",
        files: [
          "AppShortcuts.xcstrings": RuleExample.catalog(strings: "▸\"Begin ${applicationName}\": {}"),
          "Shortcuts.swift": """
            import AppIntents

            struct Shortcuts: AppShortcutsProvider {
              static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Start(), phrases: ["Start \\(.applicationName)"], shortTitle: "Start", systemImageName: "play")
              }
            }
            """,
        ]),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    guard let phrases = project.phrases else { return [] }
    return project.keys.compactMap { file, key in
      guard file.holdsPhrases, !phrases.first.contains(key.name) else { return nil }
      let isLater = phrases.later.contains(key.name)
      // A catalog written by hand may have each phrase by itself, and the system takes both.
      if isLater, key.localizations.allSatisfy({ $0.localization.phrases == nil }) { return nil }
      return finding(
        "\(key.name.quoted) is "
          + (isLater
            ? "not the first phrase of its shortcut, under which all others belong"
            : "no phrase of an App Shortcut in the sources, so nobody's sentence reaches it"),
        at: file.place(of: key), key: key.name)
    }
  }
}
