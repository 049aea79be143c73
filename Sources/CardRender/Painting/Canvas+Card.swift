import CPangoCairo
import CardModel

extension Canvas {
  /// The card's ink or frost, and its edge.
  func paintGround(of card: PlacedCard) {
    let frame = Frame(x: 0, y: 0, width: card.width, height: card.height)
    addContinuousRectangle(frame, corner: card.material.corner)
    setGradient(
      from: (0, 0), to: (0, card.height), card.material.tint,
      card.material.inkStops().map { ($0.position, $0.alpha) })
    cairo_fill_preserve(cairo)
    // Light falls on the leading top corner.
    let (lit, unlit) = card.isRightToLeft ? (card.width, 0) : (0, card.width)
    setGradient(
      from: (lit, 0), to: (unlit, card.height), .white,
      card.material.rimStops().map { ($0.position, $0.alpha) })
    strokeInside(width: 1)
  }

  func paint(_ shape: PlacedShape, of card: PlacedCard) {
    switch shape.kind {
    case .chip: paintChip(shape.frame, accent: card.accent)
    case .well: paintWell(shape.frame, of: card.material)
    case .toggle(let isOn): paint(ToggleLook(shape.frame, isOn: isOn, on: card), shape.frame, isOn: isOn)
    case .cell(let color, let corner):
      addRoundedRectangle(shape.frame, corner: corner)
      setColor(color)
      cairo_fill(cairo)
    case .hollow(let color, let corner):
      addRoundedRectangle(shape.frame, corner: corner)
      setColor(color, alpha: DayLook.hollowAlpha)
      strokeInside(width: DayLook.hollowWidth)
    case .ring(let color, let corner):
      addRoundedRectangle(shape.frame, corner: corner)
      setColor(color)
      strokeInside(width: DayLook.ringWidth(shape.frame))
    }
  }

  private func paintChip(_ frame: Frame, accent: SRGB) {
    addCapsule(frame)
    setColor(accent, alpha: Material.chipAlpha)
    cairo_fill_preserve(cairo)
    setColor(accent, alpha: Material.chipEdgeAlpha)
    strokeInside(width: 1)
  }

  private func paint(_ toggle: ToggleLook, _ frame: Frame, isOn: Bool) {
    addCapsule(frame)
    setColor(toggle.color, alpha: toggle.alpha)
    if isOn { cairo_fill(cairo) } else { strokeInside(width: toggle.edgeWidth) }
    addCapsule(toggle.knob)
    setColor(toggle.knobColor, alpha: toggle.alpha)
    cairo_fill(cairo)
  }

  /// A line of text on its baseline, as far as there is room for it.
  func paint(_ line: UnsafeMutablePointer<PangoLayoutLine>, within frame: Frame, baseline: Double, _ color: SRGB) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
    cairo_clip(cairo)
    setColor(color)
    cairo_move_to(cairo, frame.x, baseline)
    pango_cairo_show_layout_line(cairo, line)
  }

  /// A line of text on its baseline.
  /// - Parameter frame: where the line stands, for what must be drawn aside first.
  func paint(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, x: Double, baseline: Double, _ color: SRGB, opacity: Double,
    _ frame: Frame
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard opacity < 1 else {
      setColor(color)
      cairo_move_to(cairo, x, baseline)
      return pango_cairo_show_layout_line(cairo, line)
    }
    // Emoji are pictures, and take no opacity from the colour.
    let around = frame.outset(by: frame.height)
    cairo_rectangle(cairo, around.x, around.y, around.width, around.height)
    cairo_clip(cairo)
    cairo_push_group(cairo)
    setColor(color)
    cairo_move_to(cairo, x, baseline)
    pango_cairo_show_layout_line(cairo, line)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, max(opacity, 0))
  }
}
