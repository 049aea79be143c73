import IntentWords

/// Puts every line and shape of a card in its place.
///
/// The rhythm is the published card kit's (SiriCardKit at 9e1063b); `Documentation/CardLayout.md` lists it.
package struct CardLayout: Sendable {
  package var measurer: any TextMeasurer & Sendable
  package var textSize: TextSize

  package init(measurer: any TextMeasurer & Sendable, textSize: TextSize = .large) {
    self.measurer = measurer
    self.textSize = textSize
  }

  /// The width of a card, in points.
  package static let width = 340.0
  /// From each edge to what stands on the card, in points.
  static let padding = 24.0
  static let contentWidth = width - 2 * padding

  /// The card in its place.
  /// - Parameter languages: what the person prefers, best first, as BCP 47 tags.
  package func placed(_ card: Card, in languages: [String]) -> PlacedCard {
    let language = languages.first ?? "en"
    let isRightToLeft = Direction.isRightToLeft(language)
    let settings = card.material ?? MaterialSettings()
    let pen = LinePen(
      measurer: measurer, languages: languages, language: language, isRightToLeft: isRightToLeft,
      textSize: textSize)
    let placement = placement(of: card, pen, .colors(settings.type ?? .legible, on: settings.finish))
    let height = placement.y + Self.padding
    var placed = PlacedCard(
      width: Self.width, height: height, language: language, isRightToLeft: isRightToLeft,
      material: settings.material(typeEndsAt: 1), accent: card.accent ?? Card.standardAccent,
      blocks: placement.blocks)
    if isRightToLeft { placed.mirror() }
    return placed.on(settings)
  }

  /// Larger prose gives way before the card's edge cuts off what can be tapped.
  private func placement(of card: Card, _ pen: LinePen, _ type: TypeColors) -> Placement {
    var placement = Placement(pen: pen, type: type, proseLines: textSize.mostProseLines)
    placement.place(card)
    guard card.blocks.contains(where: { $0.kind == "sentence" }) else { return placement }
    var lines = textSize.mostProseLines
    while lines > TextSize.leastProseLines, placement.y + Self.padding > AboveFold.edge {
      lines -= 1
      placement = Placement(pen: pen, type: type, proseLines: lines)
      placement.place(card)
    }
    return placement
  }
}

extension PlacedCard {
  /// The same lines in the same places on another material of the same type.
  func on(_ settings: MaterialSettings) -> PlacedCard {
    var placed = self
    let typeEnd = blocks.last { $0.kind != "wells" }?.frame.maxY ?? CardLayout.padding
    let wellsEnd = blocks.last { $0.kind == "wells" }?.frame.maxY
    placed.material = settings.material(typeEndsAt: typeEnd / height, wellsEndAt: wellsEnd.map { $0 / height })
    placed.wearAccent()
    placed.wearDayColors()
    return placed
  }

  /// Everything in its place as a mirror shows it; text itself keeps its direction.
  fileprivate mutating func mirror() {
    for block in blocks.indices {
      blocks[block].frame = blocks[block].frame.mirrored(in: width)
      for shape in blocks[block].shapes.indices {
        blocks[block].shapes[shape].frame = blocks[block].shapes[shape].frame.mirrored(in: width)
      }
      for text in blocks[block].texts.indices {
        blocks[block].texts[text].frame = blocks[block].texts[text].frame.mirrored(in: width)
      }
    }
  }

  /// The accent on the chip, else on the eyebrow, legible over every light.
  ///
  /// Known only now: what lies beneath depends on the height at which it is worn.
  fileprivate mutating func wearAccent() {
    let role: TextRole = texts.contains { $0.role == .chip } ? .chip : .eyebrow
    var isWorn = false
    for block in blocks.indices {
      for index in blocks[block].texts.indices where blocks[block].texts[index].role == role && !isWorn {
        let text = blocks[block].texts[index]
        let grounds = Legibility.grounds(under: text, on: self, over: PlatterLight.flat)
        blocks[block].texts[index].color = material.worn(accent, onAll: grounds, contrast: material.type.accentContrast)
        isWorn = true
      }
    }
  }
}
