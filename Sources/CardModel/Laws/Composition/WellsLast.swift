/// Wells come last, in one block, and are at most two.
package enum WellsLast: CompositionLaw {
  package static let law = Law(
    number: 5, name: "wells-last", statement: "Wells come last, in one block, and are at most two.",
    reason: "What acts is looked for at the bottom, and two are as wide as a thumb.",
    source: "SiriCardKit, composition laws at 9e1063b")

  package static let most = 2

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    let numbers = card.numbers(of: "wells")
    var verdicts: [Verdict] = []
    if let first = numbers.first, first != card.blocks.count - 1 {
      verdicts.append(Verdict(law, .failure, block: first, .wellsNotLast, repair: .gatherWells))
    }
    let count = card.wells.count
    if count > most {
      verdicts.append(
        Verdict(
          law, .failure, block: numbers.last, .surplus(.wells, count: count, most: most),
          repair: .removeWells(Array(most..<count))))
    }
    return verdicts
  }
}
