/// A card has one week or one year.
package enum OneGrid: CompositionLaw {
  package static let law = Law(
    number: 8, name: "one-grid", statement: "A card has one week or one year.",
    reason: "A grid is a picture; two compete, and do not fit the height.",
    source: "StageDoor")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    let numbers = card.blocks.indices.filter { ["week", "year"].contains(card.blocks[$0].kind) }
    guard numbers.count > 1 else { return [] }
    return [
      Verdict(
        law, .failure, block: numbers[1], .surplus(.blocks(kind: "week or year"), count: numbers.count, most: 1),
        repair: .removeBlocks(Array(numbers.dropFirst())))
    ]
  }
}
