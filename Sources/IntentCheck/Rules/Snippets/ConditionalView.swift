import SwiftSyntax

/// What a result shows is a view, not the choice of a helper.
struct ConditionalView: CodeRule {
  let id = "snippets.conditional-view"
  let severity = Severity.advice
  let abstract = "The view of a result is made in place or by a type, not by a `@ViewBuilder` helper of the intent."
  let reason = """
    Shortcuts was seen to offer no "Show When Run" and no view where a helper that returns `some View` makes it. Put the \
    choice into the body of a view, and give the result that view.
    """
  let basis = Basis.observed("simonbs/AppleFeedback, FB10379473")
  let limits = "Seen with iOS 16; whether it still holds is not known."

  let examples = [
    RuleExample(
      "a type", files: SnippetExample.card(control: SnippetExample.control())),
    RuleExample(
      "a helper",
      files: DialogExample.perform(
        ".result(view: ▸makeCard())", promising: "IntentResult & ShowsSnippetView",
        members: "@ViewBuilder func makeCard() -> some View { if isEmpty { Text(\"Empty\") } else { Card() } }")),
    RuleExample(
      "a helper that makes a type",
      files: DialogExample.perform(
        ".result(view: makeCard())", promising: "IntentResult & ShowsSnippetView",
        members: "func makeCard() -> Card { Card() }")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.results.compactMap { call in
        guard let view = call.argument("view"), let name = helper(view),
          intent.functions(name).contains(where: chooses)
        else { return nil }
        return finding(
          "possible: Shortcuts does not see that `\(intent.name)` shows a view, as `\(name)` chooses it",
          at: project.place(of: view, in: intent.file(of: call)))
      }
    }
  }

  private func helper(_ view: ExprSyntax) -> String? {
    view.as(FunctionCallExprSyntax.self)?.calledExpression.ownName
  }

  private func chooses(_ function: FunctionDeclSyntax) -> Bool {
    function.attributes.contains { Attribute($0)?.name == "ViewBuilder" }
      && function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
  }
}
