/// How far the pen moves for each character of one face, read from the font that cards are drawn in.
///
/// `Scripts/advances` writes the figures.
package struct AdvanceTable: Sendable {
  /// What the figures are counted in.
  let unitsPerEm: Double
  /// Of a digit where all digits are as wide as each other.
  let tabularDigit: UInt16
  /// Character by character through all `ranges`; 65535 for one that the face has not.
  let advances: [UInt16]

  /// The advance in the table's units; nil for a character that it has no figure for.
  func units(of code: UInt32) -> Int? {
    var before = 0
    for range in Self.ranges {
      if code <= range.upperBound {
        guard code >= range.lowerBound else { return nil }
        let position = before + Int(code - range.lowerBound)
        guard position < advances.count, advances[position] != Self.absent else { return nil }
        return Int(advances[position])
      }
      before += range.count
    }
    return nil
  }

  /// Whether a character is among those that have a figure, in the faces that have it.
  static func covers(_ code: UInt32) -> Bool { ranges.contains { $0.contains(code) } }

  private static let absent = UInt16.max

  /// The table of a face; nil where every character is as wide as every other.
  static func table(of face: TextFace) -> AdvanceTable? {
    switch (face.family, face.weight) {
    case (.mono, _): nil
    case (.display, _): displaySemibold
    case (.sans, .regular): sansRegular
    case (.sans, .medium): sansMedium
    case (.sans, .semibold), (.sans, .bold): sansSemibold
    }
  }
}
