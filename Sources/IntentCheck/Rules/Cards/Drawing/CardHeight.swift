import SwiftSyntax

/// A card is at most 340 points high.
struct CardHeight: CodeRule {
  let id = "cards.height"
  let severity = Severity.warning
  let abstract = "No frame that a snippet draws is higher than 340 points."
  let reason = """
    Beyond 340 points the buttons may lie below the fold of the sheet, and beyond 400 the card is cut off. Show less, \
    and let a button open the app.
    """
  let basis = Basis.documented("WWDC25 session 281 (340); Human Interface Guidelines, Snippets, of 2026-06-08 (400)")
  let limits = "Only heights that are literals are seen; what several views add up to is not."

  let examples = [
    RuleExample("low", files: CardExample.body("Ring(brief).frame(width: 400, height: 120)")),
    RuleExample("too high", files: CardExample.body("Ring(brief).frame(height: ▸420)")),
    RuleExample("at least too high", files: CardExample.body("Ring(brief).frame(minHeight: ▸360)")),
    RuleExample("at most so high", files: CardExample.body("Ring(brief).frame(maxHeight: 500)")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.reach.calls(named: ["frame"]).compactMap { call, view in
      guard let height = call.argument("height") ?? call.argument("minHeight"), let points = height.number,
        points > 340
      else { return nil }
      let what =
        points > 400 ? "cut off at 400 points" : "so high that its buttons may lie below the fold, at 340 points"
      return finding(
        "\(view.name) is \(height.trimmedDescription) points high: the card is \(what)",
        severity: points > 400 ? .warning : .advice, at: project.place(of: height, in: view.file))
    }
  }
}
