import CardModel

/// What stands in the margin above a card of a strip: which card it is, and over what light.
struct StripLabel {
  let run: TextRun
  let color: SRGB
  /// What is too long for it is not seen.
  let frame: Frame
  let baseline: Double

  init(_ name: String, over light: PlatterLight, width: Double, margin: Double) {
    // A name may be a path, and hold anything.
    let scalars = name.unicodeScalars.prefix(Self.longest)
    let shown = String(scalars.map { $0.properties.isBidiControl ? "\u{FFFD}" : Character($0) })
    run = TextRun("\(light.name) · \(shown)", TextFace(.mono, size: Self.size), language: "en", isRightToLeft: false)
    color = light.base.blackOrWhite
    frame = Frame(x: margin, y: 0, width: width, height: margin)
    baseline = margin - Self.size / 2
  }

  private static let size = 9.0
  /// In scalars.
  private static let longest = 200
}
