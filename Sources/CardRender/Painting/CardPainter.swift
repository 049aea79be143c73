import CPangoCairo
import CardModel
import Synchronization

/// Draws placed cards: every line on its own baseline, every shape where the layout put it.
///
/// May be shared between threads, which then take turns: one painter draws one picture at a time. Who wants to draw in
/// parallel makes a painter for each thread, on a typesetter of its own.
package final class CardPainter: Sendable {
  let typesetter: Typesetter
  private let platters = Mutex(Platters())

  package init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// Around a card, so that the light is seen beside it; in points.
  package static let margin = 16.0

  /// The picture of a card.
  /// - Parameters:
  ///   - light: what lies behind it, to the picture's edge; nil for nothing, where the picture is transparent.
  ///   - scale: pixels a point, from 1.
  ///   - margin: around the card, in points.
  package func picture(
    of card: PlacedCard, over light: PlatterLight?, scale: Int = 2, margin: Double = CardPainter.margin
  ) throws(CardRenderProblem) -> Picture {
    try platters.withLock { platters throws(CardRenderProblem) in
      try Picture.drawn(width: card.width + 2 * margin, height: card.height + 2 * margin, scale: scale) { canvas in
        self.draw(card, over: light, margin: margin, on: canvas, platters: &platters)
      }
    }
  }

  /// One picture of every card over every light: a row for each card, a column for each light.
  /// - Parameter names: what the rows show, for a line above each card with its light; none for no such lines.
  package func strip(
    of cards: [PlacedCard], named names: [String] = [], over lights: [PlatterLight], scale: Int = 2,
    margin: Double = CardPainter.margin
  ) throws(CardRenderProblem) -> Picture {
    // Whole pixels, else the light of one row would shine through the edge of the next.
    func cell(_ length: Double) -> Double { ((length + 2 * margin) * Double(scale)).rounded(.up) / Double(scale) }
    let column = cell(cards.map(\.width).max() ?? 0)
    let rows = cards.map { cell($0.height) }
    return try platters.withLock { platters throws(CardRenderProblem) in
      try Picture.drawn(
        width: column * Double(lights.count), height: rows.reduce(0, +), scale: scale, most: Picture.mostPixelsOfStrip
      ) { canvas in
        var y = 0.0
        for (row, (card, height)) in zip(cards, rows).enumerated() {
          for (number, light) in lights.enumerated() {
            canvas.at(x: Double(number) * column, y: y) {
              self.draw(card, over: light, margin: margin, on: $0, platters: &platters)
              if names.indices.contains(row) {
                self.draw(StripLabel(names[row], over: light, width: card.width, margin: margin), on: $0)
              }
            }
          }
          y += height
        }
      }
    }
  }

  private func draw(
    _ card: PlacedCard, over light: PlatterLight?, margin: Double, on canvas: Canvas, platters: inout Platters
  ) {
    if let light { platters.paint(light, behind: card, margin: margin, on: canvas) }
    canvas.at(x: margin, y: margin) { canvas in
      canvas.paintGround(of: card)
      for block in card.blocks {
        for shape in block.shapes { canvas.paint(shape, of: card) }
        for text in block.texts { self.draw(text, language: card.language, on: canvas) }
      }
    }
  }

  private func draw(_ label: StripLabel, on canvas: Canvas) {
    typesetter.withLayout(of: label.run) { layout in
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
      canvas.paint(line, within: label.frame, baseline: label.baseline, label.color)
    }
  }

  private func draw(_ text: PlacedText, language: String, on canvas: Canvas) {
    let run = TextRun(text.text, text.face, language: language, isRightToLeft: text.isRightToLeft)
    // The tracking after the last character is on its left there.
    let lead = text.isRightToLeft ? Letters.tracking(after: text.text[...], text.face) : 0
    typesetter.withLayout(of: run) { layout in
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
      canvas.paint(line, x: text.frame.x + lead, baseline: text.baseline, text.color, opacity: text.opacity, text.frame)
    }
  }
}
