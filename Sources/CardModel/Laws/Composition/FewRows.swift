/// A card has at most four rows.
package enum FewRows: CompositionLaw {
  package static let law = Law(
    number: 2, name: "few-rows", statement: "A card has at most four rows.",
    reason: "A snippet is glanced at, and four rows with a headline and wells are what fits above the fold.",
    source: "SiriCardKit, composition laws at 9e1063b")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    surplus(of: "row", most: 4, in: card)
  }
}
