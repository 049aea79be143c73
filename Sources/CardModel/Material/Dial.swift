/// What can be turned on a card's material; `Documentation/Recipes.md` says what each does.
package enum Dial: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
  /// How opaque the ink is at the top edge.
  case topOpacity
  /// Where the ink has fallen to its floor, as a part of the card's height.
  case fadeEnd
  /// How late it falls: the smaller, the longer the ink holds.
  case fadeCurve
  /// How opaque the ink stays at the bottom.
  case floor
  /// The radius of the corners, in points.
  case corner
  /// How bright the edge is.
  case rim
  /// How deep the wells are carved.
  case wellDepth

  /// What a dial may say; what is read beyond it is brought to the nearer end.
  package var range: ClosedRange<Double> {
    switch self {
    case .topOpacity, .floor, .rim, .wellDepth: 0...1
    case .fadeEnd: 0.15...1
    case .fadeCurve: 0.05...4
    case .corner: 8...80
    }
  }

  /// The value within the range; nil for what is not a number or not finite.
  package func clamped(_ value: Double) -> Double? {
    value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : nil
  }
}
