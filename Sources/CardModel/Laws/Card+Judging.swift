extension Card {
  /// Every breach of a law of composition, law by law.
  /// - Parameter languages: what the card is read in, best first, as BCP 47 tags.
  package func compositionVerdicts(in languages: [String]) -> [Verdict] {
    CompositionLaws.all.flatMap { $0.verdicts(on: self, in: languages) }
  }

  /// The card after one repair of its composition after another, and the verdicts they answer, in that order.
  /// - Parameter languages: what the card is read in, best first, as BCP 47 tags.
  package func repairedComposition(in languages: [String]) -> (card: Card, repaired: [Verdict]) {
    repaired(removing: true) { $0.compositionVerdicts(in: languages) }
  }

  /// Judged anew after each repair: one may end several breaches, and numbers of blocks change.
  fileprivate func repaired(removing: Bool, judging: (Card) -> [Verdict]) -> (card: Card, repaired: [Verdict]) {
    var card = self
    var repaired: [Verdict] = []
    // Each repair makes the card smaller, moves its wells once or settles its material, so this ends; the bound is for
    // a law that is wrong.
    for _ in 0..<1000 {
      let repairable = judging(card).first { $0.repair != nil && (removing || !$0.removesContent) }
      guard let verdict = repairable, let repair = verdict.repair, case let next = card.applying(repair), next != card else {
        break
      }
      card = next
      repaired.append(verdict)
    }
    return (card, repaired)
  }

  /// The numbers of the blocks of a kind.
  func numbers(of kind: String) -> [Int] { blocks.indices.filter { blocks[$0].kind == kind } }
}

extension CardLayout {
  /// Every breach of a law, of composition and then of what was measured, law by law.
  /// - Parameter languages: what the card is read in, best first, as BCP 47 tags.
  package func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    let judged = JudgedCard(card, layout: self, languages: languages)
    return card.compositionVerdicts(in: languages) + MeasuredLaws.all.flatMap { $0.verdicts(on: judged) }
  }

  /// The card after one repair after another, and the verdicts they answer, in that order.
  /// - Parameters:
  ///   - languages: what the card is read in, best first, as BCP 47 tags.
  ///   - removing: whether a repair may take away what the card shows.
  package func repaired(
    _ card: Card, in languages: [String], removing: Bool
  ) -> (card: Card, repaired: [Verdict]) {
    card.repaired(removing: removing) { verdicts(on: $0, in: languages) }
  }
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
