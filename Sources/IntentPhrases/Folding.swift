import Foundation

/// Takes from a word what makes no difference when it is spoken: case, width and diacritics.
///
/// Foundation's own diacritic folding is not used: for Turkish it turns `İ` into `ı`, so that İstanbul and istanbul
/// differ, and it leaves Hebrew and Arabic points in.
struct Folding: Hashable, Sendable {
  private let locale: Locale

  init(language: String) { locale = Locale(identifier: language) }

  func callAsFunction(_ word: some StringProtocol) -> [Unicode.Scalar] {
    let narrow = String(word).folding(options: .widthInsensitive, locale: nil)
    // Upper case is what knows that ß is SS; lower case first, because ẞ has no upper case.
    let cased = narrow.lowercased(with: locale).uppercased(with: locale).lowercased(with: locale)
    return cased.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !Self.isUnspoken($0) }
  }

  private static func isUnspoken(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "'" }
    return scalar.properties.generalCategory == .format
      || apostrophes.contains(scalar)
      || marks.contains { $0.contains(scalar.value) }
  }

  /// Joins what it stands between: English possessives, French elision, Hebrew acronyms, Turkish suffixes.
  static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}", "\u{2018}", "\u{2BC}", "\u{5F3}", "\u{5F4}"]

  /// Marks that a recogniser may write or not: accents, Hebrew points, Arabic vowel signs and tatweel, selectors.
  ///
  /// Japanese voicing and the signs of Indic and Southeast Asian scripts make other letters, so they stay.
  private static let marks: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF...0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5,
    0x05C7...0x05C7, 0x0610...0x061A, 0x0640...0x0640, 0x064B...0x065F, 0x0670...0x0670, 0x06D6...0x06DC,
    0x06DF...0x06E4, 0x06E7...0x06E8, 0x06EA...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
    0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
  ]
}
