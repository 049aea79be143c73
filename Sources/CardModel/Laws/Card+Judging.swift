extension Card {
  /// Every breach of a law of composition, law by law.
  /// - Parameter languages: what the card is read in, best first, as BCP 47 tags.
  package func compositionVerdicts(in languages: [String]) -> [Verdict] {
    CompositionLaws.all.flatMap { $0.verdicts(on: self, in: languages) }
  }

  /// The card after one repair after another, and the verdicts they answer, in that order.
  ///
  /// Judged anew after each: a repair may end several breaches, and numbers of blocks change.
  /// - Parameter languages: what the card is read in, best first, as BCP 47 tags.
  package func repairedComposition(in languages: [String]) -> (card: Card, repaired: [Verdict]) {
    var card = self
    var repaired: [Verdict] = []
    // Each repair makes the card smaller or moves its wells once, so this ends; the bound is for a law that is wrong.
    for _ in 0..<1000 {
      guard let verdict = card.compositionVerdicts(in: languages).first(where: { $0.repair != nil }),
        let repair = verdict.repair, case let next = card.applying(repair), next != card
      else { break }
      card = next
      repaired.append(verdict)
    }
    return (card, repaired)
  }

  /// The numbers of the blocks of a kind.
  func numbers(of kind: String) -> [Int] { blocks.indices.filter { blocks[$0].kind == kind } }
}

extension CompositionLaw {
  /// The verdict on too many blocks of a kind, which keeps the first of them.
  static func surplus(of kind: String, most: Int, in card: Card) -> [Verdict] {
    let numbers = card.numbers(of: kind)
    guard numbers.count > most else { return [] }
    return [
      Verdict(
        law, .failure, block: numbers[most], .surplus(.blocks(kind: kind), count: numbers.count, most: most),
        repair: .removeBlocks(Array(numbers.dropFirst(most))))
    ]
  }
}
