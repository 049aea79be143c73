import CardModel

/// A card, judged by every law in one language.
package struct LintedCard: Hashable, Sendable {
  package var name: String
  package var language: String
  package var textSize: TextSize
  /// In points.
  package var height: Double
  /// What breaks a law, law by law.
  package var verdicts: [Verdict]
  /// The line of each block, from 1; none where its author sees no lines.
  package var lines: [Int]
  /// How each role of text on the card reads at worst, top to bottom.
  package var type: [TypeReading]
  /// What the reader of the recipe did not understand.
  package var warnings: [String]
  /// How many more warnings there were.
  package var unlistedWarnings: Int

  /// How the text of one role reads where it reads worst.
  package struct TypeReading: Hashable, Sendable {
    package var role: TextRole
    package var text: String
    package var legibility: Legibility
  }

  /// Whether no law fails; advice and warnings are no failure.
  package var passes: Bool { failedLaws.isEmpty }

  /// The numbers of the laws that fail.
  package var failedLaws: Set<Int> { Set(verdicts.filter { $0.severity == .failure }.map(\.law.number)) }

  /// The line that reads worst beside what is asked of it.
  package var worst: TypeReading? {
    type.min { $0.legibility.ratio / $0.legibility.asked < $1.legibility.ratio / $1.legibility.asked }
  }

  /// Judges a card.
  /// - Parameters:
  ///   - language: what the card is read in, as a BCP 47 tag.
  ///   - dialog: what is said with the card; nil when that is not to be judged.
  package init(_ card: DeskCard, language: String, layout: CardLayout, dialog: SaidDialog? = nil) {
    let placed = layout.placed(card.card, in: [language])
    (name, lines) = (card.name, card.lines)
    self.language = language
    textSize = layout.textSize
    height = placed.height
    verdicts = layout.verdicts(on: card.card, in: [language])
    if let dialog {
      verdicts += DialogAgreement(placed).verdicts(spoken: dialog.spoken, printed: dialog.printed)
    }
    type = Self.type(of: placed)
    warnings = card.warnings.map(\.description) + card.strayKeys.map { "\"\($0)\" means nothing" }
    unlistedWarnings = card.unlistedWarnings
  }

  private static func type(of card: PlacedCard) -> [TypeReading] {
    var order: [TextRole] = []
    var worst: [TextRole: TypeReading] = [:]
    for text in card.texts {
      let reading = TypeReading(role: text.role, text: text.text, legibility: Legibility(of: text, on: card))
      guard let known = worst[text.role] else {
        order.append(text.role)
        worst[text.role] = reading
        continue
      }
      if reading.legibility.ratio < known.legibility.ratio { worst[text.role] = reading }
    }
    return order.compactMap { worst[$0] }
  }
}
