import SwiftSyntax

/// No button performs the intent that draws the card.
struct ButtonOfSnippet: CodeRule {
  let id = "snippets.self-button"
  let severity = Severity.warning
  let abstract = "No button of a card performs a snippet intent."
  let reason = """
    The system performs the snippet intent by itself after every tap. A button that asks for it puts a new card over \
    the old one, and changes nothing. Let the button perform the change.
    """
  let basis = Basis.documented(
    "Displaying static and interactive snippets: the system performs the snippet intent again; SiriCardKit, agent rule 1 "
      + "at 9e1063b")

  let examples = [
    RuleExample("the change", files: SnippetExample.card(control: SnippetExample.control())),
    RuleExample(
      "the card itself",
      files: SnippetExample.card(
        button: "Button(\"Again\", intent: ▸BriefCardIntent())", control: SnippetExample.control())),
    RuleExample(
      "a card of the kit",
      files: [
        "Card.swift": """
        import AppIntents
        import CardKit
        struct WeekIntent: SnippetIntent {
          static let isDiscoverable = false
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: SiriCard(bundle: .adapter) { Well("Week", intent: ▸WeekIntent()) })
          }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.controls.filter { project.conforms($0.intent, to: "SnippetIntent") }.map { control in
      finding(
        "a tap performs `\(control.intent.name)`, which only draws: the card comes up anew and nothing changes",
        at: project.place(of: control.expression, in: control.file))
    }
  }
}
