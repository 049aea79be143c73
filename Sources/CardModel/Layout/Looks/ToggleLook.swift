/// What a toggle is drawn with, in points; its state is told by a place, so that it reads without colour.
///
/// On: a filled track, the knob at the trailing end. Off: an edge, the knob at the leading end.
package struct ToggleLook {
  package let color: SRGB
  package let knobColor: SRGB
  /// Of the edge and of the knob, where it is off.
  package let alpha: Double
  package let edgeWidth = 1.5
  package let knob: Frame

  package init(_ frame: Frame, isOn: Bool, on card: PlacedCard) {
    color = card.material.type.primary
    knobColor = isOn ? card.material.tint : color
    alpha = isOn ? 1 : 0.75
    let inset = isOn ? 2.5 : 5
    let side = max(frame.height - 2 * inset, 0)
    let isAtRight = isOn != card.isRightToLeft
    knob = Frame(
      x: isAtRight ? frame.maxX - inset - side : frame.x + inset, y: frame.y + inset, width: side, height: side)
  }
}
