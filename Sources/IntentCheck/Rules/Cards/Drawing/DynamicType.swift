import SwiftSyntax

/// Type on a card has a size in points.
struct DynamicType: CodeRule {
  let id = "cards.dynamic-type"
  let severity = Severity.advice
  let abstract = "Type that a snippet draws has a size in points, not a text style."
  let reason = """
    A snippet is a canvas of one height: a text style grows with the person's setting, and pushes the buttons below the \
    fold. Say a size in points, and try the card with larger text.
    """
  let basis = Basis.observed("SiriCardKit, agent rules at 9e1063b: a snippet is a fixed canvas")
  let limits = """
    The Human Interface Guidelines say that text is drawn at the person's preferred size, so a text style is right \
    where the card has room. It is told once for each target.
    """

  private static let styles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2",
  ]

  let examples = [
    RuleExample("points", files: CardExample.body("Text(brief.headline).font(.system(size: 28, weight: .semibold))")),
    RuleExample(
      "a text style",
      files: CardExample.body(
        """
        Text(brief.headline).font(.▸title)
        Text(brief.label).font(.caption.bold())
        Text(brief.value).font(.system(.body, design: .monospaced))
        """)),
    RuleExample("a headline that is a value", files: CardExample.body("Text(brief.headline)")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let all = project.reach.uses(of: Self.styles).filter { use, _ in
      isStyle(use) && use.enclosingCall(named: "font") != nil
    }
    return project.byTarget(all) { $0.view.file }.map { first, all in
      finding(
        "possible: \(first.view.name) may outgrow the fold where the person likes large type "
          + "(`\(first.name.baseName.text)`\(all.count > 1 ? ", and \(all.count - 1) more" : ""))",
        at: project.place(of: first.name, in: first.view.file))
    }
  }

  private func isStyle(_ use: DeclReferenceExprSyntax) -> Bool {
    guard let member = use.parent?.as(MemberAccessExprSyntax.self), use.isMember else { return false }
    return member.base.map { $0.trimmedDescription == "Font" } ?? true
  }
}

extension SyntaxProtocol {
  /// The innermost call of a name that this stands in as an argument; looked for near by, as a chain may be long.
  func enclosingCall(named name: String) -> FunctionCallExprSyntax? {
    var child = Syntax(self)
    for _ in 0..<32 {
      guard let parent = child.parent, !parent.is(CodeBlockItemSyntax.self) else { return nil }
      if let call = parent.as(FunctionCallExprSyntax.self), call.name == name, child.id != call.calledExpression.id {
        return call
      }
      child = parent
    }
    return nil
  }
}
