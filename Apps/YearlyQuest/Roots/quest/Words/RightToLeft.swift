/// Names written from right to left, within lines that run from left to right.
enum RightToLeft {
  /// The text between marks that keep its direction to itself (Unicode's UAX 9), where it has one of its own.
  static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains { scalar in scripts.contains { $0.contains(scalar.value) } }
      ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The blocks whose letters run from right to left.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
