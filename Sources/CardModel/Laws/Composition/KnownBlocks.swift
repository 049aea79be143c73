/// Every block is of a kind that is known.
package enum KnownBlocks: CompositionLaw {
  package static let law = Law(
    number: 12, name: "known-blocks", statement: "Every block is of a kind that is known.",
    reason: "What is not known is not drawn, and nobody sees that it is missing.",
    source: "StageDoor")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    var seen: Set<String> = []
    // No repair: a newer app knows what it is for.
    return card.blocks.enumerated().compactMap { number, block in
      guard case .unknown(let kind) = block, seen.insert(kind).inserted else { return nil }
      return Verdict(law, .warning, block: number, .unknownKind(kind))
    }
  }
}
