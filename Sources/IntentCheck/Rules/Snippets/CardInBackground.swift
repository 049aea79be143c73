import SwiftSyntax

/// An intent that shows a card does not open the app.
struct CardInBackground: CodeRule {
  let id = "snippets.background"
  let severity = Severity.warning
  let abstract = "An intent that shows a card runs in the background: it does not open the app over it."
  let reason = """
    The app comes to the front, and the card is gone before anybody has read it. Let the intent run in the background, \
    and give the card a button whose intent is `.foreground(.immediate)`.
    """
  let basis = Basis.documented(
    "IntentModes; SiriCardKit, agent rule 4 at 9e1063b: intents that give data are .background")

  let examples = [
    RuleExample(
      "in the background",
      files: Self.main("static let supportedModes: IntentModes = .background")),
    RuleExample("nothing said", files: Self.main("")),
    RuleExample("either", files: Self.main("static let supportedModes: IntentModes = [.background, .foreground]")),
    RuleExample("opens the app", files: Self.main("static let ▸openAppWhenRun = true")),
    RuleExample(
      "opens the app, in newer words",
      files: Self.main("static var ▸supportedModes: IntentModes { .foreground(.immediate) }")),
    RuleExample(
      "opens the app, without a card",
      files: DialogExample.perform(
        ".result()", promising: "IntentResult", members: "static let openAppWhenRun = true")),
  ]

  private static func main(_ members: String) -> [String: String] {
    DialogExample.perform(
      ".result(dialog: \"Here.\", snippetIntent: BriefCardIntent())",
      promising: "IntentResult & ProvidesDialog & ShowsSnippetIntent", members: members)
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      guard !intent.promises.isDisjoint(with: ["ShowsSnippetIntent", "ShowsSnippetView"]),
        project.opensApp(intent) == true,
        let mode = intent.property("supportedModes", isStatic: true)
          ?? intent.property("openAppWhenRun", isStatic: true)
      else { return nil }
      return finding(
        "`\(intent.name)` opens the app over its own card",
        at: project.place(of: mode.binding.pattern, in: intent.file(of: mode.binding)))
    }
  }
}
