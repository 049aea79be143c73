/// What is spoken and printed beside a card, held against what the card shows.
///
/// Judged by the words alone: what means the same in other words is advice at most, never a failure.
package struct DialogAgreement: Sendable {
  /// The words of each block, as a person reads them.
  private let shown: [(block: Int, role: TextRole, words: String)]

  /// - Parameter card: laid out in the language of the dialog.
  package init(_ card: PlacedCard) {
    shown = card.blocks.flatMap { block in
      Dictionary(grouping: block.texts, by: \.role).sorted { $0.key.rawValue < $1.key.rawValue }
        .map { (block.block, $0.key, $0.value.map(\.text).joined(separator: " ")) }
    }
  }

  /// Every breach of a law of dialog.
  /// - Parameters:
  ///   - spoken: what Siri says.
  ///   - printed: what the sheet prints above the card; nil for nothing.
  package func verdicts(spoken: String, printed: String?) -> [Verdict] {
    SpokenCard.verdicts(spoken, shown: shown) + (printed.map { PrintedLine.verdicts($0, shown: shown) } ?? [])
  }
}
