import Foundation

#if canImport(_FoundationICU)
import _FoundationICU
#endif

/// Where sentences end.
enum Sentences {
  /// The sentences of a text in order, each with the space after it.
  ///
  /// Boundaries are ICU's, with CLDR's abbreviations of the language, less those after what CLDR does not list.
  /// - Parameter language: a BCP 47 tag.
  static func sentences(of text: String, in language: String) -> [Substring] {
    var sentences: [Substring] = []
    var start = text.startIndex
    for end in ends(in: text, language: language) where end > start && !isOpen(text[start..<end]) {
      sentences.append(text[start..<end])
      start = end
    }
    return start < text.endIndex ? sentences + [text[start...]] : sentences
  }

  /// Whether a sentence only seems to end: after a title, an initial, or a number that counts.
  ///
  /// Two sentences are taken for one rather than one for two: an excerpt then is shorter, but never cut.
  private static func isOpen(_ sentence: Substring) -> Bool {
    // What ends with a line ends.
    if sentence.last?.isNewline == true { return false }
    let end = sentence.trimmingSuffix { $0.isWhitespace }
    guard end.last == "." else { return false }
    let word = end.dropLast().reversed().prefix { $0.isLetter || $0.isNumber }
    if word.isEmpty { return false }
    if word.allSatisfy(\.isNumber) { return word.count <= 2 }
    return word.count == 1 && word.allSatisfy(\.isUppercase)
      || titles.contains(String(word.reversed()).lowercased())
  }

  /// Titles and words of reference; CLDR has none for Croatian, Polish and Dutch, among others.
  private static let titles: Set<String> = [
    "dr", "prof", "mr", "mrs", "ms", "st", "sr", "sra", "dott", "ing", "mag", "nr", "br", "npr", "ul", "sv", "tzv",
    "str", "vs",
  ]

  #if canImport(_FoundationICU)
  private static func ends(in text: String, language: String) -> [String.Index] {
    let units = Array(text.utf16)
    guard let count = Int32(exactly: units.count) else { return [] }
    var status = U_ZERO_ERROR
    return units.withUnsafeBufferPointer { buffer in
      // "ss" asks for the abbreviations after which no sentence ends.
      let breaks = swift_ubrk_open(UBRK_SENTENCE, language + "@ss=standard", buffer.baseAddress, count, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let breaks else { return [] }
      defer { swift_ubrk_close(breaks) }
      var ends: [String.Index] = []
      while case let end = swift_ubrk_next(breaks), end > 0 {
        ends.append(String.Index(utf16Offset: Int(end), in: text))
      }
      return ends
    }
  }
  #else
  private static func ends(in text: String, language: String) -> [String.Index] {
    var ends: [String.Index] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .bySentences) { _, _, enclosing, _ in
      ends.append(enclosing.upperBound)
    }
    return ends
  }
  #endif
}
