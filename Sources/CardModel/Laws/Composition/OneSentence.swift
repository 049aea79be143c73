/// A card has one block of prose.
package enum OneSentence: CompositionLaw {
  package static let law = Law(
    number: 4, name: "one-sentence", statement: "A card has one block of prose.",
    reason: "More is read, not seen; what is longer belongs in the app.",
    source: "SiriCardKit, composition laws at 9e1063b; Human Interface Guidelines, Snippets: short content")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    surplus(of: "sentence", most: 1, in: card)
  }
}
