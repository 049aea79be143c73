import CardModel

/// A placed card as an SVG document: text that can be selected and read aloud, in the places where it was set.
package enum CardSVG {
  /// The document.
  /// - Parameters:
  ///   - light: what lies behind the card; nil for nothing.
  ///   - margin: around the card, in points.
  package static func document(
    of card: PlacedCard, over light: PlatterLight? = nil, margin: Double = 16
  ) -> String {
    let (width, height) = (card.width + 2 * margin, card.height + 2 * margin)
    let view = [-margin, -margin, width, height].map(Markup.number).joined(separator: " ")
    let title = Markup.element("title", [("id", "title")], Markup.escaped(card.spokenTitle))
    let spoken = Markup.element("desc", [("id", "spoken")], Markup.escaped(card.spokenWhole))
    let attributes = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", Markup.number(width)), ("height", Markup.number(height)),
      ("viewBox", view), ("role", "img"), ("aria-labelledby", "title spoken"),
    ]
    let content = [title, spoken] + drawing(of: card, over: light, margin: margin) + card.texts.map(line)
    return Markup.element(
      "svg", attributes + (Markup.language(card.language).map { [("xml:lang", $0)] } ?? []),
      "\n" + content.joined(separator: "\n") + "\n") + "\n"
  }

  /// Everything but the text.
  static func drawing(of card: PlacedCard, over light: PlatterLight?, margin: Double) -> [String] {
    let shapes = SVGShapes(card: card)
    let platter = light.map { SVGPlatter(light: $0, card: card, margin: margin) }
    var number = 0
    let drawn = card.blocks.flatMap(\.shapes).flatMap { shape in
      number += 1
      return shapes.elements(shape, id: "shape\(number)")
    }
    return [Markup.element("defs", [], (shapes.definitions + (platter?.definitions ?? [])).joined(separator: "\n"))]
      + (platter?.elements ?? []) + shapes.ground + drawn
  }

  private static func line(_ text: PlacedText) -> String {
    let isRightToLeft = text.isRightToLeft
    let tracking = FontStack.tracking(of: text)
    var attributes = [
      // A line begins where it is read from; where the pen ends there, tracking and all, is where the next would begin.
      ("x", Markup.number(isRightToLeft ? text.frame.maxX : text.frame.x)), ("y", Markup.number(text.baseline)),
      ("font-family", FontStack.families(text.face.family)), ("font-size", Markup.number(text.face.size)),
      ("font-weight", String(text.face.weight.rawValue)), ("fill", Markup.color(text.color)),
    ]
    if text.frame.width > 0 {
      // Whatever font stands in, no line is wider or narrower than it was measured.
      attributes += [("textLength", Markup.number(text.frame.width)), ("lengthAdjust", "spacingAndGlyphs")]
    }
    if tracking != 0 { attributes.append(("letter-spacing", Markup.number(tracking))) }
    if text.opacity < 1 { attributes.append(("opacity", Markup.number(max(text.opacity, 0)))) }
    if isRightToLeft { attributes.append(("direction", "rtl")) }
    let features = FontStack.features(text.face).map { "; font-feature-settings: \($0)" } ?? ""
    attributes.append(("style", "white-space: pre; unicode-bidi: isolate" + features))
    return Markup.element("text", attributes, Markup.escaped(text.text))
  }
}

extension PlacedCard {
  /// What the card is called aloud: its headline, else its first block.
  var spokenTitle: String {
    blocks.first { $0.kind == "headline" }?.spoken ?? blocks.first { !$0.spoken.isEmpty }?.spoken ?? "Card"
  }

  /// All blocks as they are read aloud.
  var spokenWhole: String {
    blocks.map(\.spoken).filter { !$0.isEmpty }.reduce("") { whole, block in
      let isEnded = whole.last.map { ".!?…。！？؟।".contains($0) } ?? true
      return whole + (isEnded ? "" : ".") + (whole.isEmpty ? "" : " ") + block
    }
  }
}
