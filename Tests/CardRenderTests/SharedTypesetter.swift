import CardModel
import CardRender
import IntentWords

/// One typesetter for all tests: reading the fonts is the slow part.
enum Shared {
  static let typesetter = Result { try Typesetter(FontSet()) }
  static let fontDigest = Result { try FontSet().digest() }
  static var measurer: PangoMeasurer { get throws { PangoMeasurer(try typesetter.get()) } }
  static var painter: CardPainter { get throws { CardPainter(try typesetter.get()) } }

  static func placed(_ card: Card, in language: String = "en") throws -> PlacedCard {
    CardLayout(measurer: try measurer).placed(card, in: [language])
  }

  /// The preset of a name, in its place.
  static func preset(_ name: String, in language: String = "en") throws -> PlacedCard {
    try placed(CardPreset.named(name)?.card ?? Card([]), in: language)
  }
}

extension PlacedCard {
  /// The same card without a word on it.
  var withoutTexts: PlacedCard {
    var card = self
    for block in card.blocks.indices { card.blocks[block].texts = [] }
    return card
  }
}
