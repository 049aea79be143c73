import SwiftSyntax

/// A card is drawn by a snippet intent.
struct DirectView: CodeRule {
  let id = "snippets.direct-view"
  let severity = Severity.advice
  let abstract = "A card comes from a snippet intent, not from the intent that a person says."
  let reason = """
    A view that is returned directly is drawn once: it never changes after a tap, and on iOS 27 such an App Shortcut was \
    seen to show nothing but Done. Return `snippetIntent:`, and let that intent draw.
    """
  let basis = Basis.observed(
    "a public report, of iOS 27: only Done is shown; Displaying static and interactive snippets")
  let limits = """
    Below iOS 26 there are no snippet intents, and a direct view is all there is. Nothing is said of an intent that no \
    App Shortcut names and whose view has no button: what never changes may be drawn once.
    """

  let examples = [
    RuleExample(
      "by a snippet intent",
      files: DialogExample.perform(
        ".result(dialog: \"Here.\", snippetIntent: BriefCardIntent())",
        promising: "IntentResult & ProvidesDialog & ShowsSnippetIntent")),
    RuleExample(
      "the view itself, which no phrase asks for and no tap changes",
      files: ["Log.swift": Self.direct("LogIntent", "LogCard()")]),
    RuleExample(
      "the view itself, with a button",
      files: ["Log.swift": Self.direct("▸LogIntent", "Button(intent: UndoIntent()) { LogCard() }")]),
    RuleExample(
      "the view itself, of an App Shortcut",
      files: ["Log.swift": Self.direct("▸LogIntent", "LogCard()"), "Shortcuts.swift": Self.shortcuts]),
    RuleExample(
      "no view at all, which is another rule's",
      files: [
        "Log.swift": Self.direct("LogIntent", "LogCard()").replacing("view: LogCard()", with: ""),
        "Shortcuts.swift": Self.shortcuts,
      ]),
    RuleExample("a snippet intent", files: SnippetExample.card(control: SnippetExample.control())),
  ]

  private static func direct(_ name: String, _ view: String) -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Log"
      func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: \(view)) }
    }
    """
  }

  private static let shortcuts = """
    import AppIntents
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: LogIntent(), phrases: ["Log in \\(.applicationName)"], shortTitle: "Log", systemImageName: "pencil")
      }
    }
    """

  func findings(in project: CodeProject) -> [Finding] {
    let spoken = Set(project.shortcutIntents.map(\.name))
    return project.intents.compactMap { intent in
      guard intent.promises.contains("ShowsSnippetView"), !project.conforms(intent, to: "SnippetIntent"),
        intent.results.isEmpty || intent.results.contains(where: \.hasView)
      else { return nil }
      let place = project.place(of: intent.nameNode, in: intent.file)
      if Self.holdsControl(intent) {
        return finding("possible: the card of `\(intent.name)` is drawn once, and no tap changes it", at: place)
      }
      guard spoken.contains(intent.name) else { return nil }
      return finding(
        "possible: on iOS 27 the App Shortcut of `\(intent.name)` shows nothing but Done, not its card", at: place)
    }
  }

  /// Whether a button stands in the view that it returns, in plain sight.
  private static func holdsControl(_ intent: TypeFacts) -> Bool {
    intent.parts.contains { part in
      CallFinder.calls(in: part.node, named: ["Button", "Toggle"]).contains { $0.argument("intent") != nil }
    }
  }
}
