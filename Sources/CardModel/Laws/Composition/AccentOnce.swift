/// The accent appears once: on the chip, else on the eyebrow.
package enum AccentOnce: CompositionLaw {
  package static let law = Law(
    number: 6, name: "accent-once", statement: "The accent appears once: on the chip, else on the eyebrow.",
    reason: "A second accent is no accent.",
    source: "SiriCardKit, composition laws at 9e1063b")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    ["chip", "eyebrow"].compactMap { kind in
      let numbers = card.numbers(of: kind)
      guard numbers.count > 1 else { return nil }
      return Verdict(
        law, .failure, block: numbers[1], .accentTwice(kind: kind, count: numbers.count),
        repair: .removeBlocks(Array(numbers.dropFirst())))
    }
  }
}
