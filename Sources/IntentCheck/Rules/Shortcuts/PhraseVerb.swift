import SwiftSyntax

/// Not every phrase begins with a verb that the system's own apps answer to.
struct PhraseVerb: CodeRule {
  let id = "shortcuts.phrase-verb"
  let severity = Severity.advice
  let abstract = "An App Shortcut has a phrase that does not begin with a verb of the system's own apps."
  let reason = """
    "Mark …", "Log …" and "Start timer" were heard as words to Reminders, Health and Clock. Begin one phrase with \
    the app's name, or with another verb.
    """
  let basis = Basis.observed("scastiel/kado#31")
  let limits = "Which app hears a sentence is known on a device only."

  let examples = [
    RuleExample("another verb", swift: Self.provider(#""Log in \(.applicationName)", "Note in \(.applicationName)""#)),
    RuleExample("the app first", swift: Self.provider(#""\(.applicationName), start timer""#)),
    RuleExample(
      "only theirs", swift: Self.provider(#"▸"Log sleep in \(.applicationName)", "Mark a day in \(.applicationName)""#)),
    RuleExample("of two words", swift: Self.provider(#"▸"Start a timer in \(.applicationName)""#)),
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

  /// First words, and the app that answers to them. Those of the first row were reported; the others are what the
  /// system's apps are told in Apple's own examples.
  private static let owned: [String: String] = [
    "mark ": "Reminders", "log ": "Health", "start timer": "Clock", "start a timer": "Clock",
    "set a timer": "Clock", "set an alarm": "Clock", "remind me": "Reminders", "call ": "Phone", "text ": "Messages",
    "navigate to": "Maps",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let phrases = project.phrases
    var seen: Set<SyntaxIdentifier> = []
    return phrases.filter { seen.insert($0.shortcut.id).inserted }.compactMap { first in
      let all = phrases.filter { $0.shortcut.id == first.shortcut.id }
      let owners = all.compactMap { Self.owner(of: $0.literal) }
      guard owners.count == all.count, let owner = owners.first else { return nil }
      return finding(
        "possible: \(owner) answers to this, and every other phrase here begins with a verb of the system's too",
        at: project.place(of: first.literal, in: first.file))
    }
  }

  private static func owner(of literal: StringLiteralExprSyntax) -> String? {
    guard let start = literal.segments.first?.as(StringSegmentSyntax.self)?.content.text.lowercased() else {
      return nil
    }
    return owned.keys.sorted().first { start.hasPrefix($0) }.flatMap { owned[$0] }
  }
}
