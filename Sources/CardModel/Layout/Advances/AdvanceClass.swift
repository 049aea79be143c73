/// Characters that are measured by the mean of their kind: what they are next to decides how wide each is.
enum AdvanceClass: CaseIterable {
  /// It stands above or below another, or is not drawn.
  case mark
  case han
  case kana
  case hangul
  case halfwidth
  case arabic
  case hebrew
  case devanagari
  case thai
  case emoji
  case other

  /// The class of a character that no table has a figure for.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: self = .mark
    default: self = Self.script(of: scalar.value)
    }
  }

  private static func script(of code: UInt32) -> AdvanceClass {
    switch code {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
    case 0x0900...0x097F: .devanagari
    case 0x0E00...0x0E7F: .thai
    // Vowels and final consonants stand in the square of the first consonant.
    case 0x1160...0x11FF: .mark
    case 0x1100...0x115F, 0x3130...0x318F, 0xAC00...0xD7A3: .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF: .kana
    case 0x2E80...0x303F, 0x3100...0x312F, 0x31A0...0x31EF, 0x3200...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      .han
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: .halfwidth
    default: .other
    }
  }

  /// Whether its letters hang together, so that nothing is added between them.
  var joins: Bool { self == .arabic || self == .devanagari }
}
