import SwiftSyntax

/// No type on a card is smaller than eleven points.
struct SmallType: CodeRule {
  let id = "cards.small-type"
  let severity = Severity.warning
  let abstract = "No type that a snippet draws is smaller than 11 points."
  let reason = "A snippet is read at arm's length, often while walking. Make the type larger, or say less."
  let basis = Basis.documented(
    "Human Interface Guidelines, Typography: 11 points are the least on iOS; SiriCardKit, agent rules at 9e1063b")
  let limits = "Only sizes that are literals are seen; one that a scale makes smaller is not."

  private static let least = 11.0

  let examples = [
    RuleExample("eleven points", files: CardExample.body("Text(brief.label).font(.system(size: 11, weight: .bold))")),
    RuleExample(
      "nine points",
      files: CardExample.body(
        """
        Text(brief.label).font(.system(size: ▸9))
        Text(brief.value).font(Font.custom("Inter", size: ▸10.5))
        """)),
    RuleExample("a size of something else", files: CardExample.body("Ring(brief, size: 9)")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.reach.calls(named: ["system", "custom"]).compactMap { call, view in
      guard let size = call.argument("size") ?? call.argument("fixedSize"), let points = size.number,
        points < Self.least, isFont(call)
      else { return nil }
      return finding(
        "\(view.name) has type of \(size.trimmedDescription) points, and 11 are the least that can be read",
        at: project.place(of: size, in: view.file))
    }
  }

  private func isFont(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base.map { $0.trimmedDescription.hasSuffix("Font") } ?? true
  }
}

extension ExprSyntax {
  /// The value of a literal number.
  var number: Double? {
    let digits: String
    if let integer = self.as(IntegerLiteralExprSyntax.self) {
      digits = integer.literal.text
    } else if let float = self.as(FloatLiteralExprSyntax.self) {
      digits = float.literal.text
    } else {
      return nil
    }
    return Double(digits.replacing("_", with: ""))
  }
}
