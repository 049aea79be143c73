@testable import CardModel

/// Cards as they are placed without any font.
enum SampleCards {
  static func placed(_ recipe: String, in languages: [String] = ["en"]) throws -> PlacedCard {
    CardLayout(measurer: TableMeasurer()).placed(try Recipe.read(recipe).card, in: languages)
  }

  static func placed(preset name: String) throws -> PlacedCard { try placed(CardPreset.named(name)?.recipe ?? "") }

  static let arabic = "// A card\neyebrow: النوم\nrow: الخطوات | 8,412\nprimary: ابدأ\nsecondary: [x] لاحقا\n"

  /// What would be something else than text, if it were not written as text.
  static let hostile = [
    "</style><script>alert(1)</script>", "</svg><image href=\"x\"/>", "]]>", "<![CDATA[", "--> <!-- ", "\"><img src=x>",
    "' onload='x", "&amp; &#60;", "<?xml?>", "javascript:alert(1)", "url(http://example.com)", "\u{202E}gnp.exe",
    "a\u{0}b\u{1B}[31m\u{85}c", "x\u{FFFE}y\u{FFFF}", "*/ } body { display: none",
  ]

  /// Every text of a card, whatever draws it, and what is said of it.
  static func saying(_ text: String) -> PlacedCard {
    var card = CardLayout(measurer: TableMeasurer()).placed(Card([]), in: ["en"])
    card.blocks = ["eyebrow", "headline", "sentence", "week"].map { PlacedBlock.line(text, kind: $0) }
    card.blocks.append(PlacedBlock.line(text, kind: "wells", shapes: [PlacedShape(.well, PlacedBlock.sampleFrame)]))
    return card
  }
}

extension PlacedBlock {
  static let sampleFrame = Frame(x: 24, y: 24, width: 292, height: 44)

  /// A block of one line, made by hand.
  static func line(_ text: String, kind: String, shapes: [PlacedShape] = []) -> PlacedBlock {
    PlacedBlock(
      block: 0, kind: kind, frame: sampleFrame, spoken: text, shapes: shapes,
      texts: [
        PlacedText(
          role: .sentence, text: text, face: TextFace(.sans, size: 15), isRightToLeft: false,
          frame: Frame(x: 30, y: 30, width: 100, height: 18), baseline: 44, color: .white, opacity: 1, ground: .card,
          scale: 1, isCut: false, ink: nil, unknownGlyphs: 0)
      ])
  }
}
