/// How many columns of a terminal a text takes.
public enum TextWidth {
  /// The columns of a whole text.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The text with spaces behind it, up to a width in columns.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  /// Two for pictures and for the scripts written in squares (the wide ranges of Unicode's UAX 11), none for what is
  /// not seen, such as marks of direction, else one.
  private static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    if character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) { return 0 }
    let isWide = character.unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F || wide.contains { $0.contains(scalar.value) }
    }
    return isWide ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
