/// A text as one paragraph, of a length that can be set in no time.
enum Paragraph {
  /// Bytes of the longest line that is set: some thirty for each of the narrowest letters that fit a card.
  ///
  /// What comes after is in no line anyway, and a text of megabytes would take seconds.
  static let longestLine = 4096

  /// The front of a text that is long enough for a number of lines.
  static func front(of text: String, lines: Int) -> Substring {
    let most = longestLine * min(max(lines, 1), 16)
    let utf8 = text.utf8
    guard utf8.count > most else { return text[...] }
    var end = utf8.index(utf8.startIndex, offsetBy: most)
    while end > utf8.startIndex, end.samePosition(in: text.unicodeScalars) == nil { end = utf8.index(before: end) }
    return text[..<end]
  }

  /// Characters that would break a line, or draw a sign for a break, as spaces of the same number of bytes.
  static func flat(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
    guard text.unicodeScalars.contains(where: { space(for: $0) != nil }) else { return text }
    var flat = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { flat.append(space(for: scalar) ?? scalar) }
    return String(flat)
  }

  private static func space(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0...0x1F, 0x7F: " "
    case 0x80...0x9F: "\u{A0}"
    case 0x2028, 0x2029: "\u{2006}"
    default: nil
    }
  }
}
