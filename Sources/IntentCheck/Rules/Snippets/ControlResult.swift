import SwiftSyntax

/// The intent of a button returns a plain result.
struct ControlResult: CodeRule {
  let id = "snippets.control-result"
  let severity = Severity.warning
  let abstract = "The intent of a card's button returns a plain `.result()`: no card, and no dialog."
  let reason = """
    After the tap the system draws the card again. A card that the control returns is put over the first, and a dialog \
    is spoken into a sheet that already shows what changed. Promise `some IntentResult` alone.
    """
  let basis = Basis.documented(
    "Displaying static and interactive snippets: the system performs the snippet intent again; SiriCardKit, agent rule 1 "
      + "at 9e1063b")
  let limits = "An intent that also stands in Shortcuts may need a dialog there: of it this is advice."

  let examples = [
    RuleExample("plain", files: SnippetExample.card(control: SnippetExample.control())),
    RuleExample(
      "a card again",
      files: SnippetExample.card(
        button: "Button(intent: ▸SnoozeIntent()) { Text(\"Snooze\") }",
        control: SnippetExample.control(
          promising: "IntentResult & ShowsSnippetIntent", ".result(snippetIntent: BriefCardIntent())"))),
    RuleExample(
      "a dialog",
      files: SnippetExample.card(
        button: "Button(intent: ▸SnoozeIntent()) { Text(\"Snooze\") }",
        control: SnippetExample.control(promising: "IntentResult & ProvidesDialog", ".result(dialog: \"Snoozed.\")"))),
    RuleExample(
      "opens the app",
      files: SnippetExample.card(
        control: SnippetExample.control(
          promising: "IntentResult & ProvidesDialog", ".result(dialog: \"Here.\")",
          members: "static let supportedModes: IntentModes = .foreground(.immediate)"))),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.controls.compactMap { control in
      let promises = control.intent.promises
      let place = project.place(of: control.expression, in: control.file)
      let name = control.intent.name
      guard project.opensApp(control.intent) == false, !project.conforms(control.intent, to: "SnippetIntent") else {
        return nil
      }
      if !promises.isDisjoint(with: ["ShowsSnippetIntent", "ShowsSnippetView"]) {
        return finding("a tap performs `\(name)`, which puts another card over this one", at: place)
      }
      guard promises.contains("ProvidesDialog") else { return nil }
      return finding(
        "possible: a tap performs `\(name)`, which speaks into a card that already shows what changed",
        severity: .advice, at: place)
    }
  }
}
