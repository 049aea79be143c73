import SwiftSyntax

/// A line limit is no excerpt.
struct LineLimit: CodeRule {
  let id = "cards.line-limit"
  let severity = Severity.advice
  let abstract = "Prose on a card is shortened by whole sentences, not by `lineLimit` alone."
  let reason = """
    A limit cuts in the middle of a sentence, and there is nowhere to read the rest: "Do not take it with…". Shorten \
    the text by whole sentences before it is drawn (`cardExcerpt`), to 140 characters at most.
    """
  let basis = Basis.observed("SiriCardKit, agent rules at 9e1063b")
  let limits = "Whether the text always fits is not known; a limit of one line is taken for a name or a figure."

  let examples = [
    RuleExample(
      "an excerpt", files: CardExample.body("Text(brief.note.cardExcerpt(language: \"en\")).lineLimit(3)")),
    RuleExample("a name on one line", files: CardExample.body("Text(brief.headline).lineLimit(1)")),
    RuleExample("a limit alone", files: CardExample.body("Text(brief.note).▸lineLimit(3)")),
    RuleExample("a limit to a range", files: CardExample.body("Text(brief.note).▸lineLimit(2...3)")),
    RuleExample("no limit", files: CardExample.body("Text(brief.note).lineLimit(nil)")),
    RuleExample("on a screen of the app", files: CardExample.elsewhere("Text(note).lineLimit(3)")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let shortened = Set(project.reach.calls(named: ["cardExcerpt"]).map(\.view.name))
    return project.reach.calls(named: ["lineLimit"]).compactMap { call, view in
      guard let limit = call.argument(nil), !shortened.contains(view.name), let member = member(of: call) else {
        return nil
      }
      let lines = limit.number
      guard lines.map({ $0 > 1 }) ?? limit.is(SequenceExprSyntax.self) else { return nil }
      return finding(
        "possible: a text of \(view.name) ends in the middle of a sentence when it is longer than its lines",
        at: project.place(of: member.declName, in: view.file))
    }
  }

  private func member(of call: FunctionCallExprSyntax) -> MemberAccessExprSyntax? {
    call.calledExpression.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? nil : $0 }
  }
}
