import CardModel

/// What the laws say of some cards.
package struct CardLint: Hashable, Sendable {
  /// As they were named, each in the order of the languages.
  package var cards: [LintedCard]
  /// Whether widths came from a table, and not from the fonts.
  package var isEstimate: Bool
  /// What the cards were judged by.
  package var laws: [Law]

  package var failed: Int { cards.count { !$0.passes } }

  /// Judges each card in each language.
  package init(
    _ cards: [DeskCard], languages: [String], layout: CardLayout, isEstimate: Bool, dialog: SaidDialog? = nil
  ) {
    self.isEstimate = isEstimate
    laws = CompositionLaws.all.map { $0.law } + MeasuredLaws.all.map { $0.law } + (dialog?.laws ?? [])
    self.cards = cards.flatMap { card in
      languages.map { LintedCard(card, language: $0, layout: layout, dialog: dialog) }
    }
  }
}

/// What is said and printed together with a card.
package struct SaidDialog: Hashable, Sendable {
  package var spoken: String
  /// Nil where nothing is printed above the card.
  package var printed: String?

  package init(spoken: String, printed: String? = nil) {
    self.spoken = spoken
    self.printed = printed
  }

  /// What it is judged by.
  var laws: [Law] { [SpokenCard.law] + (printed == nil ? [] : [PrintedLine.law]) }
}
