import QuestEngine

/// Text on a coloured ground, as terminals with 24-bit colour read it (ISO 8613-6).
enum PaintedText {
  static func on(_ color: String, _ text: String) -> String {
    // A colour that cannot be read is no reason to hide the square.
    let number = UInt32(color, radix: 16) ?? UInt32(Trend.Option.defaultColor, radix: 16) ?? 0
    let (red, green, blue) = (number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
    // Black or white, whichever stands out more: the weights are the eye's (ITU-R BT.601).
    let isLight = 299 * red + 587 * green + 114 * blue > 128_000
    return "\u{1B}[48;2;\(red);\(green);\(blue)m\u{1B}[\(isLight ? 30 : 97)m\(text)\u{1B}[0m"
  }
}
