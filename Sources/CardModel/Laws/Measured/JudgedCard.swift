/// A card with its layout, as the measured laws see it.
package struct JudgedCard: Sendable {
  package let card: Card
  package private(set) var placed: PlacedCard
  package let layout: CardLayout
  package let languages: [String]

  package init(_ card: Card, layout: CardLayout, languages: [String]) {
    self.card = card
    self.layout = layout
    self.languages = languages
    placed = layout.placed(card, in: languages)
  }

  /// Changes the card where it stands, so that a law can be seen to fail that the layout would keep.
  mutating func change(_ work: (inout PlacedCard) -> Void) { work(&placed) }

  /// The same card after a change.
  func applying(_ repair: Repair) -> JudgedCard {
    JudgedCard(card.applying(repair), layout: layout, languages: languages)
  }

  /// The same card on another material.
  func wearing(_ settings: MaterialSettings) -> JudgedCard {
    JudgedCard(Card(card.blocks, accent: card.accent, material: settings), layout: layout, languages: languages)
  }
}

extension PlacedCard {
  /// The lines of text for which a condition holds, each with the number of its block.
  func texts(where holds: (PlacedText) -> Bool) -> [(block: Int, text: PlacedText)] {
    blocks.flatMap { block in block.texts.filter(holds).map { (block.block, $0) } }
  }
}

/// A law that is judged from the card as it is laid out.
package protocol MeasuredLaw: Sendable {
  static var law: Law { get }
  /// What breaks the law, top to bottom.
  static func verdicts(on judged: JudgedCard) -> [Verdict]
}

/// The measured laws, by number.
package enum MeasuredLaws {
  package static let all: [any MeasuredLaw.Type] = [
    LegibleType.self, AboveFold.self, WholeText.self, KnownGlyphs.self, TapTarget.self, LeastSize.self,
    RoomForLonger.self, DaysStandOut.self,
  ]
}
