/// In which country's form Han characters are drawn: one code point has several.
enum HanForm: Int, CaseIterable {
  // By their place in the font's file.
  case japanese, korean, simplified, traditional, hongKong

  var family: String {
    switch self {
    case .japanese: "Noto Sans CJK JP"
    case .korean: "Noto Sans CJK KR"
    case .simplified: "Noto Sans CJK SC"
    case .traditional: "Noto Sans CJK TC"
    case .hongKong: "Noto Sans CJK HK"
    }
  }

  /// The form for a text, or nil where it has no characters of East Asia.
  ///
  /// In a language of East Asia, that language's; in any other, what the text's own letters tell, else the simplified.
  /// - Parameter language: a BCP 47 tag.
  static func form(of text: some StringProtocol, language: String) -> HanForm? {
    // The first such character is U+1100, whose first byte is E1.
    guard text.utf8.contains(where: { $0 >= 0xE1 }) else { return nil }
    var hasAny = false
    var byLetters: HanForm?
    for scalar in text.unicodeScalars where isEastAsian(scalar.value) {
      hasAny = true
      switch scalar.value {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: byLetters = .japanese
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: byLetters = .korean
      default: continue
      }
      break
    }
    return hasAny ? form(for: language) ?? byLetters ?? .simplified : nil
  }

  static func form(for language: String) -> HanForm? {
    let tags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch tags.first {
    case "ja": return .japanese
    case "ko": return .korean
    case "zh", "yue":
      if tags.contains("hk") || tags.contains("mo") { return tags.contains("hans") ? .simplified : .hongKong }
      if tags.contains("hant") || tags.contains("tw") { return tags.contains("hans") ? .simplified : .traditional }
      return tags.first == "yue" && !tags.contains("hans") ? .hongKong : .simplified
    default: return nil
    }
  }

  /// Hangul, kana, Bopomofo, Han and what is set with them: punctuation, enclosed and full-width characters.
  private static func isEastAsian(_ code: UInt32) -> Bool {
    switch code {
    case 0x1100...0x11FF, 0x2E80...0x31FF, 0x3200...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
