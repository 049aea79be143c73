import SwiftSyntax

/// No ground of a card is a material.
struct CardMaterialGround: CodeRule {
  let id = "cards.material"
  let severity = Severity.warning
  let abstract = "No ground in what a snippet draws is a system material."
  let reason = """
    A material blurs what lies behind it, and behind a card lies the light sheet: type that was made for dark ground \
    can hardly be read. Use plain colours and gradients.
    """
  let basis = Basis.observed("SiriCardKit, agent rules at 9e1063b: the platter is light, and transparency shows it")
  let limits = "A material that comes as a value from elsewhere is not seen."

  private static let names: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
  ]

  let examples = [
    RuleExample("a colour", files: CardExample.body("Text(brief.headline).background(Color.black)")),
    RuleExample("a material", files: CardExample.body("Text(brief.headline).background(.▸ultraThinMaterial)")),
    RuleExample(
      "a material on a screen of the app",
      files: CardExample.elsewhere("Text(\"Brief\").background(.regularMaterial)")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.reach.uses(of: Self.names).filter { $0.name.isMember }.map { use, view in
      finding(
        "\(view.name) is drawn on a material, which is light where the sheet is light",
        at: project.place(of: use, in: view.file))
    }
  }
}
