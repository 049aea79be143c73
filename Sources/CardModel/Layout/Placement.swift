import IntentWords

/// A card in the making: blocks are set below one another, leading edge to the left.
struct Placement {
  let pen: LinePen
  let type: TypeColors
  /// At most so many of a block of prose.
  let proseLines: Int
  /// Where the next block begins, before the gap above it; in points from the top.
  private(set) var y = CardLayout.padding
  private(set) var blocks: [PlacedBlock] = []

  init(pen: LinePen, type: TypeColors, proseLines: Int) {
    self.pen = pen
    self.type = type
    self.proseLines = proseLines
  }

  mutating func place(_ card: Card) {
    let rails = RowRails(card, pen: pen)
    var above: String?
    var skipped: Int?
    for (number, block) in card.blocks.enumerated() where number != skipped && block.kind != "wells" {
      let next = card.blocks.indices.contains(number + 1) ? card.blocks[number + 1] : nil
      let top = y + (above.map { Self.gap(from: $0, to: block.kind) } ?? 0)
      var placed: PlacedBlock?
      if case .eyebrow(let eyebrow) = block, case .chip(let chip)? = next {
        placed = eyebrowLine(eyebrow, chip, number, top: top)
        skipped = number + 1
      } else {
        placed = self.placed(block, number, top: top, rails: rails)
      }
      guard let placed else { continue }
      add(placed)
      above = block.kind
    }
    let top = y + (above == nil ? 0 : Self.gap)
    if let number = card.blocks.firstIndex(where: { $0.kind == "wells" }), !card.wells.isEmpty {
      add(wells(card.wells, number, top: top))
    }
  }

  private mutating func add(_ block: PlacedBlock) {
    blocks.append(block)
    y = block.frame.maxY
  }

  /// Between two neighbours, in points.
  static let gap = 16.0

  private static func gap(from above: String, to below: String) -> Double {
    switch (above, below) {
    case ("row", "row"), ("eyebrow", "headline"), ("chip", "headline"): 8
    default: gap
    }
  }

  /// Nil for a block that shows nothing.
  private func placed(_ block: Card.Block, _ number: Int, top: Double, rails: RowRails) -> PlacedBlock? {
    switch block {
    case .eyebrow(let text): line(text, .eyebrow, number, block.kind, top: top)
    case .headline(let text): line(text, .headline, number, block.kind, top: top)
    case .footnote(let text): line(text, .footnote, number, block.kind, top: top)
    case .sentence(let text): paragraph(text, number, top: top)
    case .chip(let text): chip(text, number, top: top)
    case .row: row(number, top: top, rails: rails)
    case .columns(let cells): columns(cells, number, top: top)
    case .week(let week): self.week(week, number, top: top)
    case .year(let year): self.year(year, number, top: top)
    case .wells, .unknown: nil
    }
  }

  /// The strength of a role's colour. The accent is put on later.
  func color(_ role: TextRole) -> SRGB {
    switch role {
    case .headline, .rowValue, .cellValue, .wellTitle: type.primary
    case .sentence: type.secondary
    default: type.tertiary
    }
  }

  /// A line of text with its top left corner in a place.
  func text(
    _ line: FittedLine, x: Double, top: Double, color: SRGB? = nil, opacity: Double = 1,
    ground: PlacedText.Ground = .card
  ) -> PlacedText {
    PlacedText(
      role: line.role, text: line.text, face: line.face, isRightToLeft: line.isRightToLeft,
      frame: Frame(x: x, y: top, width: line.width, height: line.height), baseline: top + line.ascent,
      color: color ?? self.color(line.role), opacity: opacity, ground: ground, scale: line.scale, isCut: line.isCut,
      ink: line.ink, unknownGlyphs: line.unknownGlyphs)
  }

  /// A block as wide as the content.
  func block(
    _ number: Int, _ kind: String, top: Double, height: Double, spoken: String, shapes: [PlacedShape] = [],
    texts: [PlacedText]
  ) -> PlacedBlock {
    PlacedBlock(
      block: number, kind: kind,
      frame: Frame(x: CardLayout.padding, y: top, width: CardLayout.contentWidth, height: height), spoken: spoken,
      shapes: shapes, texts: texts)
  }
}
