import CardModel

/// The rows of a strip.
package struct CardStrip: Hashable, Sendable {
  package var rows: [Row]

  package struct Row: Hashable, Sendable {
    /// What the row shows, for a legend.
    package var name: String
    package var card: Card
    package var language: String
    package var textSize: TextSize
  }

  /// Several cards, or one in several languages, a row each; one card in one language in all its states.
  package init(_ cards: [DeskCard], languages: [String], textSize: TextSize) {
    if cards.count == 1, languages.count == 1 {
      rows = CardState.allCases.map { state in
        Row(
          name: state.rawValue, card: state.card(cards[0].card, in: languages), language: languages[0],
          textSize: state.textSize(from: textSize))
      }
      return
    }
    rows = cards.flatMap { card in
      languages.map { language in
        let name = languages.count == 1 ? card.name : cards.count == 1 ? language : "\(card.name) (\(language))"
        return Row(name: name, card: card.card, language: language, textSize: textSize)
      }
    }
  }
}
