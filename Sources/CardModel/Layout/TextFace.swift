/// How text on a card is drawn, whatever fonts stand in for Apple's.
package struct TextFace: Hashable, Sendable {
  package var family: Family
  /// In points.
  package var size: Double
  package var weight: Weight
  /// Added after each character, in points; nothing is added between letters that join.
  package var tracking: Double
  /// Whether every digit is as wide as every other.
  package var hasTabularDigits: Bool

  package init(
    _ family: Family, size: Double, weight: Weight = .regular, tracking: Double = 0, hasTabularDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.hasTabularDigits = hasTabularDigits
  }

  package enum Family: String, CaseIterable, Sendable {
    case sans
    /// Sans for large sizes.
    case display
    case mono
  }

  /// By CSS's numbers.
  package enum Weight: Int, CaseIterable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// The same face in another size, its tracking with it.
  package func scaled(by scale: Double) -> TextFace {
    var face = self
    face.size *= scale
    face.tracking *= scale
    return face
  }

  /// The height of one line, in points: that of San Francisco, rounded up to a third as its layout does.
  ///
  /// San Francisco's box is (1950 + 494) / 2048 em. Our own boxes, so that no font that stands in moves a line.
  package var lineHeight: Double { (size * Self.lineEm * 3 - 1e-6).rounded(.up) / 3 }

  /// From the top of the line to its baseline, in points.
  package var ascent: Double { (lineHeight - size * Self.lineEm) / 2 + size * Self.ascentEm }

  /// The height of a capital letter, in points.
  package var capHeight: Double { size * Self.capEm }

  /// WCAG's ratio for text of this size: 3 for large type, which is 24 CSS pixels, or 18.66 in bold; else 4.5.
  package var askedContrast: Double { size >= 24 || (weight == .bold && size >= 18.66) ? 3 : 4.5 }

  private static let ascentEm = 1950.0 / 2048
  private static let lineEm = (1950.0 + 494) / 2048
  private static let capEm = 1443.0 / 2048
}
