/// How many columns of a terminal a text takes.
enum TextWidth {
  static func of(_ text: some StringProtocol) -> Int {
    // Nearly every text.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    // U+FE0F asks for the picture of a character.
    if character.unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return character.unicodeScalars.contains(where: isSeen) ? 1 : 0
    default: return isWide(first) ? 2 : 1
    }
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    ![.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory)
  }

  /// East Asian letters and full-width forms; the blocks that UAX #11 gives two columns.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
