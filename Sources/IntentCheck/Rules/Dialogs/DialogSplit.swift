import SwiftSyntax

/// What is said with a card is split into what is spoken and what is printed.
struct DialogSplit: CodeRule {
  let id = "dialogs.split"
  let severity = Severity.warning
  let abstract =
    "A dialog with a card says a full sentence aloud and prints a short line: `IntentDialog(full:supporting:)`."
  let reason = """
    A dialog that is not split is printed whole above the card, which it repeats and pushes down; and who only hears it \
    needs more than who sees the card. Give the whole sentence to `full` and one short line to `supporting`.
    """
  let basis = Basis.documented(
    "IntentDialog.init(full:supporting:); Human Interface Guidelines, Snippets: leave out what the view shows; "
      + "SiriCardKit, agent rule 3 at 9e1063b")
  let limits = "A dialog that a function makes is not looked into."

  /// Characters: as law 21 of the cards, what a sheet prints in two lines.
  private static let short = 80

  let examples = [
    RuleExample(
      "split",
      files: Self.card(#"dialog: IntentDialog(full: "You walked 8000 steps today.", supporting: "Today so far.")"#)),
    RuleExample("short", files: Self.card(#"dialog: ▸"Logged.""#)),
    RuleExample("short, in other words", files: Self.card(#"dialog: IntentDialog(▸"Logged.")"#)),
    RuleExample(
      "a sentence with values", files: Self.card(#"dialog: ▸"You walked \(steps) steps and slept \(hours).""#)),
    RuleExample("made by a function", files: Self.card("dialog: sentence(of: brief)")),
    RuleExample(
      "of the card itself",
      files: [
        "Card.swift": """
        import AppIntents
        struct BriefCardIntent: SnippetIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            .result(dialog: "Your day.", view: BriefCard())
          }
        }
        """
      ]),
    RuleExample("no card", files: DialogExample.perform(#"return .result(dialog: "You walked \(steps) steps.")"#)),
    RuleExample(
      "with a view in a closure",
      files: DialogExample.perform(
        #"""
        return .result(dialog: ▸"You walked \(steps) steps.") { StepsView(steps) }
        """#, promising: "IntentResult & ProvidesDialog & ShowsSnippetView")),
  ]

  private static func card(_ dialog: String) -> [String: String] {
    DialogExample.perform(
      "return .result(\(dialog), snippetIntent: BriefCardIntent())",
      promising: "IntentResult & ProvidesDialog & ShowsSnippetIntent")
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.files.indices.filter { project.files[$0].source.imports.contains("AppIntents") }.flatMap { index in
      project.files[index].calls(named: ["result"]).compactMap { call in
        guard showsCard(call), !isOfCard(call, in: project, file: index), let dialog = call.argument("dialog"),
          let text = whole(dialog)
        else { return nil }
        return finding(on: text, in: dialog, project, index)
      }
    }
  }

  private func finding(
    on text: StringLiteralExprSyntax, in dialog: ExprSyntax, _ project: CodeProject, _ file: Int
  ) -> Finding {
    let isShort = text.interpolations.isEmpty && text.plainText.count <= Self.short
    let place = project.place(of: text, in: file)
    guard isShort else {
      return finding("this dialog is printed whole above the card, and says again what the card shows", at: place)
    }
    let start = dialog.positionAfterSkippingLeadingTrivia.utf8Offset
    let edit = Fix.Edit(
      path: project.files[file].path, range: start..<dialog.endPositionBeforeTrailingTrivia.utf8Offset,
      replacement: "IntentDialog(full: \(text.trimmedDescription), supporting: \(text.trimmedDescription))")
    return finding(
      "possible: who only hears this dialog learns less than who sees the card", severity: .advice, at: place,
      fix: Fix("say and print the same, split", [edit]))
  }

  private func showsCard(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
      && (call.argument("snippetIntent") != nil || call.argument("view") != nil || call.trailingClosure != nil)
  }

  /// Whether the snippet intent itself says it: it is performed to draw, whenever the card is.
  private func isOfCard(_ call: FunctionCallExprSyntax, in project: CodeProject, file: Int) -> Bool {
    project.innermostType(around: call, in: file).map { project.conforms($0, to: "SnippetIntent") } ?? false
  }

  /// The one text of a dialog that is not split.
  private func whole(_ dialog: ExprSyntax) -> StringLiteralExprSyntax? {
    if let literal = dialog.as(StringLiteralExprSyntax.self) { return literal }
    guard let call = dialog.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.name == "IntentDialog" || call.calledExpression.isImplicitInit
    else { return nil }
    return call.argument(nil)?.as(StringLiteralExprSyntax.self)
  }
}
