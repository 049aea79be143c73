/// A card has one footnote.
package enum OneFootnote: CompositionLaw {
  package static let law = Law(
    number: 7, name: "one-footnote", statement: "A card has one footnote.",
    reason: "Two of them are prose in small print.",
    source: "SiriCardKit, composition laws at 9e1063b")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    surplus(of: "footnote", most: 1, in: card)
  }
}
