/// One line of text in its place.
package struct PlacedText: Hashable, Sendable {
  package var role: TextRole
  /// As it is drawn: in capitals where the role asks for them, with an ellipsis where it is cut.
  package var text: String
  /// As it is drawn: shrunk where it did not fit.
  package var face: TextFace
  package var isRightToLeft: Bool
  /// The left end of the line and its top, and its width and height.
  package var frame: Frame
  /// From the top of the card.
  package var baseline: Double
  package var color: SRGB
  /// From 0 to 1.
  package var opacity: Double
  package var ground: Ground
  /// What it was shrunk to, 1 for not at all.
  package var scale: Double
  /// Whether an ellipsis stands for a part of it.
  package var isCut: Bool
  package var ink: MeasuredLine.Ink?
  package var unknownGlyphs: Int

  /// What lies beneath the text.
  package enum Ground: Hashable, Sendable {
    case card
    case chip
    case well
    /// A cell of a grid, which lets nothing through.
    case solid(SRGB)
  }

  /// From the tops of its capitals to its baseline: what must be legible.
  package var band: ClosedRange<Double> { (baseline - face.capHeight)...baseline }
}

/// A shape in its place.
package struct PlacedShape: Hashable, Sendable {
  package var frame: Frame
  package var kind: Kind

  package init(_ kind: Kind, _ frame: Frame) {
    self.frame = frame
    self.kind = kind
  }

  package enum Kind: Hashable, Sendable {
    /// A capsule in a breath of the accent, with an edge of it.
    case chip
    /// A capsule that is carved into the ground.
    case well
    /// The track of a toggle, with its knob at the end that says its state.
    case toggle(isOn: Bool)
    /// A rounded square of one colour.
    case cell(SRGB, corner: Double)
    /// The edge of a rounded square for a day without an entry.
    case hollow(SRGB, corner: Double)
    /// The edge around today.
    case ring(SRGB, corner: Double)
  }
}
