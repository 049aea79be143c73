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
  let limits = "Below iOS 26 there are no snippet intents, and a direct view is all there is."

  let examples = [
    RuleExample(
      "by a snippet intent",
      files: DialogExample.perform(
        ".result(dialog: \"Here.\", snippetIntent: BriefCardIntent())",
        promising: "IntentResult & ProvidesDialog & ShowsSnippetIntent")),
    RuleExample(
      "the view itself",
      files: [
        "Log.swift": """
        import AppIntents
        struct ▸LogIntent: AppIntent {
          static let title: LocalizedStringResource = "Log"
          func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: LogCard()) }
        }
        """
      ]),
    RuleExample("a snippet intent", files: SnippetExample.card(control: SnippetExample.control())),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.filter {
      $0.promises.contains("ShowsSnippetView") && !project.conforms($0, to: "SnippetIntent")
    }.map { intent in
      finding(
        "possible: the card of \(intent.name) is drawn once, and never changes",
        at: project.place(of: intent.nameNode, in: intent.file))
    }
  }
}
