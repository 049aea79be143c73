import CardModel

/// A law of cards as a rule: over recipes, and over cards that are built in place.
///
/// `Documentation/Cards.md` lists the laws; each is one rule, named as the law is.
struct CardLaw: CodeRule {
  private let law: Law
  let severity: Severity
  let examples: [RuleExample]

  /// - Parameter isMeasured: whether the card is laid out to judge it, which a table of advances only estimates.
  init(_ law: Law, isMeasured: Bool = false, examples: [RuleExample]) {
    self.law = law
    self.examples = examples
    severity = isMeasured ? .warning : .error
  }

  var id: String { "cards.\(law.name)" }
  var abstract: String { law.statement }
  var reason: String { law.reason }
  var basis: Basis {
    law.source == "StageDoor" ? .agreed("Documentation/Cards.md, law \(law.number)") : .documented(law.source)
  }

  var limits: String {
    severity == .warning
      ? "The card is laid out in English over a table of advances, an estimate: `stagedoor card lint` measures."
      : "Of a card that is built in code, what stands under a condition or in a loop is not counted."
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.recipes.flatMap { findings(in: $0) } + project.builtCards.flatMap { findings(in: $0, of: project) }
  }

  private func findings(in recipe: RecipeFile) -> [Finding] {
    guard case .card(_, let verdicts) = recipe.outcome else { return [] }
    return verdicts.filter { $0.law == law }.map { finding(on: $0, at: recipe.place(ofBlock: $0.block)) }
  }

  // Only laws of composition: the words of a card that is built are not known.
  private func findings(in built: BuiltCard, of project: CodeProject) -> [Finding] {
    built.card.compositionVerdicts(in: ["en"]).filter { verdict in
      guard verdict.law == law else { return false }
      if case .missing = verdict.finding { return built.isWhole }
      return true
    }.map { finding(on: $0, at: project.place(of: built.node(of: $0), in: built.file)) }
  }

  private func finding(on verdict: Verdict, at place: FindingPlace) -> Finding {
    finding(verdict.description, severity: verdict.severity.weight, at: place)
  }
}

extension Verdict.Severity {
  fileprivate var weight: Severity {
    switch self {
    case .advice: .advice
    case .warning: .warning
    case .failure: .error
    }
  }
}
