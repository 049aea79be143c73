/// A card has one block of columns, of at most three cells.
package enum OneColumns: CompositionLaw {
  package static let law = Law(
    number: 3, name: "one-columns", statement: "A card has one block of columns, of at most three cells.",
    reason: "Columns alone come near the scale of the headline, and four do not fit the width.",
    source: "SiriCardKit, composition laws at 9e1063b")

  package static let mostCells = 3

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    surplus(of: "columns", most: 1, in: card)
      + card.blocks.enumerated().compactMap { number, block in
        guard case .columns(let cells) = block, cells.count > mostCells else { return nil }
        return Verdict(
          law, .failure, block: number, .surplus(.cells, count: cells.count, most: mostCells),
          repair: .removeCells(block: number, Array(mostCells..<cells.count)))
      }
  }
}
