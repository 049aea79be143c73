/// The advances of a face at its size, tracking with them: it is added after each character, as SwiftUI does.
struct FaceAdvances {
  private let table: AdvanceTable?
  private let size: Double
  private let tracking: Double
  private let hasTabularDigits: Bool

  init(_ face: TextFace) {
    table = AdvanceTable.table(of: face)
    size = face.size
    tracking = face.tracking
    hasTabularDigits = face.hasTabularDigits
  }

  /// Of printable ASCII.
  func width(ofASCII bytes: some Collection<UInt8>) -> Double {
    let count = Double(bytes.count)
    guard let table else { return count * (AdvanceTable.mono * size + tracking) }
    return table.advances.withUnsafeBufferPointer { advances in
      let units = bytes.reduce(0) { $0 + Self.units(of: $1, advances, tabularDigit: tabularDigit(table)) }
      return Double(units) / table.unitsPerEm * size + count * tracking
    }
  }

  /// Of one byte of printable ASCII.
  func width(ofASCII byte: UInt8) -> Double { width(ofASCII: CollectionOfOne(byte)) }

  /// Of what a person takes for one character.
  func width(of character: Character) -> Double {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if Self.isEmoji(scalars, first) { return AdvanceClass.emoji.advance * size + tracking }
    var ems = 0.0
    var joins = false
    for scalar in scalars {
      if let figure = self.ems(of: scalar.value) {
        ems += figure
      } else {
        let kind = AdvanceClass(scalar)
        joins = joins || kind.joins
        ems += kind.advance
      }
    }
    return ems * size + (joins || ems == 0 ? 0 : tracking)
  }

  private func ems(of code: UInt32) -> Double? {
    guard let table else { return AdvanceTable.covers(code) && !Self.isInvisible(code) ? AdvanceTable.mono : nil }
    if hasTabularDigits, Self.digits.contains(code) { return Double(table.tabularDigit) / table.unitsPerEm }
    return table.units(of: code).map { Double($0) / table.unitsPerEm }
  }

  private func tabularDigit(_ table: AdvanceTable) -> Int? { hasTabularDigits ? Int(table.tabularDigit) : nil }

  private static func units(of byte: UInt8, _ advances: UnsafeBufferPointer<UInt16>, tabularDigit: Int?) -> Int {
    if let tabularDigit, digits.contains(UInt32(byte)) { return tabularDigit }
    let position = Int(byte) - 0x20
    return advances.indices.contains(position) ? Int(advances[position]) : 0
  }

  private static let digits: ClosedRange<UInt32> = 0x30...0x39

  /// Marks, joiners and marks of direction among the characters that have figures.
  private static func isInvisible(_ code: UInt32) -> Bool {
    Unicode.Scalar(code).map { AdvanceClass($0) == .mark } ?? false
  }

  /// A sign that is a picture by itself, or is asked to be one.
  private static func isEmoji(_ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar) -> Bool {
    guard first.value < 0x80 || first.value >= 0x2000 || scalars.count > 1 else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
  }
}
