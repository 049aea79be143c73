import CardModel

/// A recipe is understood, line by line.
struct RecipeReads: CodeRule {
  let id = "cards.recipe"
  let severity = Severity.error
  let abstract = "A recipe of a card can be read, and every line of it means something."
  let reason = "What is not understood is left out of the card, and nobody sees that it is missing."
  let basis = Basis.agreed("Documentation/Recipes.md")

  let examples = [
    RuleExample("understood", files: ["day.recipe": "// A day\neyebrow: TODAY\nheadline: Under way\n"]),
    RuleExample("a slip", files: ["day.recipe": "headline: Under way\n▸rows: SLEEP | 7:40 | h\n"]),
    RuleExample("nothing that makes a block", files: ["day.recipe": "▸Under way\n"]),
    RuleExample("no card", files: ["day.recipe": "▸{\"blocks\": 1}\n"]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.recipes.flatMap { recipe -> [Finding] in
      switch recipe.outcome {
      case .card(let reading, _):
        reading.warnings.map { finding($0.description, severity: .warning, at: recipe.place(ofLine: $0.line)) }
      case .unreadable(let reason, let warnings):
        [finding("this recipe makes no card: \(reason)", at: recipe.place(ofLine: 1))]
          + warnings.filter { $0.line > 1 }.map {
            finding($0.description, severity: .warning, at: recipe.place(ofLine: $0.line))
          }
      }
    }
  }
}
