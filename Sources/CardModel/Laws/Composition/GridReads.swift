import IntentWords

/// A grid can be read without colour and without sight.
package enum GridReads: CompositionLaw {
  package static let law = Law(
    number: 11, name: "grid-reads", statement: "A grid can be read without colour and without sight.",
    reason: "One person in twelve confuses red and green, and who hears the card hears its summary alone.",
    source: "WCAG 2.2, 1.4.1 Use of Color and 1.1.1 Non-text Content")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    card.blocks.enumerated().flatMap { number, block -> [Verdict] in
      switch block {
      case .week(let week):
        var seen: Set<Card.Entry> = []
        let entries = week.days.compactMap(\.entry).filter { seen.insert($0).inserted }
        return verdicts(on: entries, spoken: week.spoken, of: block, number)
      case .year(let year): return verdicts(on: year.distinctEntries, spoken: year.spoken, of: block, number)
      default: return []
      }
    }
  }

  private static func verdicts(
    on entries: [Card.Entry], spoken: Resource?, of block: Card.Block, _ number: Int
  ) -> [Verdict] {
    var verdicts: [Verdict] = []
    func add(_ severity: Verdict.Severity, _ finding: Verdict.Finding) {
      verdicts.append(Verdict(law, severity, block: number, finding))
    }
    for entry in entries {
      if entry.greatest < 1 || !(0...max(0, entry.greatest)).contains(entry.value) {
        add(.failure, .valueBeyond(value: entry.value, greatest: entry.greatest))
      }
      if let color = entry.color, SRGB(hex: color) == nil { add(.failure, .unreadableColor(color)) }
      if let color = entry.color, entry.letter == nil { add(.failure, .colorAlone(color: color)) }
    }
    if spoken == nil { add(.warning, .notSpoken(kind: block.kind)) }
    return verdicts
  }
}
