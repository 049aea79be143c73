import SwiftSyntax

/// The button of a confirmation says what it does.
struct ConfirmationVerb: CodeRule {
  let id = "dialogs.confirmation-verb"
  let severity = Severity.advice
  let abstract = "A confirmation names its button with a verb: `actionName:`."
  let reason = """
    Without it the button says Continue, which tells nobody what will happen. Give `actionName:` the verb of the \
    question: delete, send, book.
    """
  let basis = Basis.documented(
    "Human Interface Guidelines, Snippets: name the primary button of a confirmation with a verb")

  let examples = [
    RuleExample(
      "a verb",
      files: DialogExample.perform("try await requestConfirmation(actionName: .send, dialog: \"Send it?\")")),
    RuleExample(
      "no verb", files: DialogExample.perform("try await ▸requestConfirmation(dialog: \"Send it?\")")),
    RuleExample(
      "the word that says nothing",
      files: DialogExample.perform(
        "try await ▸requestConfirmation(actionName: .continue, snippetIntent: DraftCardIntent())")),
    RuleExample(
      "of a result that is shown in the older way",
      files: DialogExample.perform(
        "try await requestConfirmation(result: .result(dialog: \"Send it?\"), confirmationActionName: .send)")),
    RuleExample(
      "another's function", files: DialogExample.perform("try await alerts.requestConfirmation(\"Send it?\")")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.performCalls(["requestConfirmation"]).compactMap { call in
        guard call.calledExpression.ownName != nil else { return nil }
        let verb = call.argument("actionName") ?? call.argument("confirmationActionName")
        guard verb == nil || verb?.trimmedDescription == ".continue" else { return nil }
        return finding(
          "the button of this confirmation says Continue, and not what it does",
          at: project.place(of: call, in: intent.file(of: call)))
      }
    }
  }
}
