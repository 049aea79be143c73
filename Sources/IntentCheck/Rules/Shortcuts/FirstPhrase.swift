import SwiftSyntax

/// The first phrase can be said from the start.
struct FirstPhrase: CodeRule {
  let id = "shortcuts.first-phrase"
  let severity = Severity.advice
  let abstract = "The first phrase of an App Shortcut has no parameter, where another one has none."
  let reason = """
    The first phrase is the one that tips and tiles show. With a parameter there is nothing to say before the app \
    has run and told its values. Put the plain phrase first.
    """
  let basis = Basis.documented(
    """
    Implement App Shortcuts with App Intents (WWDC22 10170): the first phrase is the primary one
    """)

  let examples = [
    RuleExample(
      "the plain one first",
      swift: Self.provider(#""Log in \(.applicationName)", "Log \(\.$trend) in \(.applicationName)""#)),
    RuleExample("none is plain", swift: Self.provider(#""Log \(\.$trend) in \(.applicationName)""#)),
    RuleExample(
      "the plain one second",
      swift: Self.provider(#"▸"Log \(\.$trend) in \(.applicationName)", "Log in \(.applicationName)""#)),
  ]

  private static func provider(_ phrases: String) -> String {
    """
    import AppIntents
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: LogIntent(), phrases: [\(phrases)], shortTitle: "Log", systemImageName: "pencil")
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    var seen: Set<SyntaxIdentifier> = []
    var firsts: [SyntaxIdentifier: PhraseFacts] = [:]
    return project.phrases.compactMap { phrase in
      if seen.insert(phrase.shortcut.id).inserted {
        if !phrase.parameters.isEmpty { firsts[phrase.shortcut.id] = phrase }
        return nil
      }
      guard phrase.parameters.isEmpty, let first = firsts.removeValue(forKey: phrase.shortcut.id) else { return nil }
      return finding(
        "the phrase that tips and tiles show needs a value, and a later one does not",
        at: project.place(of: first.literal, in: first.file))
    }
  }
}
