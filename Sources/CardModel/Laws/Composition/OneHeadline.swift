/// A card has one headline.
package enum OneHeadline: CompositionLaw {
  package static let law = Law(
    number: 1, name: "one-headline", statement: "A card has one headline.",
    reason: "It wins the glance; two of them win nothing.",
    source: "SiriCardKit, composition laws at 9e1063b")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    if card.numbers(of: "headline").isEmpty { return [Verdict(law, .warning, .missing(kind: "headline"))] }
    return surplus(of: "headline", most: 1, in: card)
  }
}
