#if canImport(_FoundationICU)
import _FoundationICU
#endif

/// In which direction text runs.
package enum Direction {
  /// First strong isolate, and the end of an isolate: the text between them takes its own direction and changes none.
  private static let opening = "\u{2068}"
  private static let closing = "\u{2069}"

  /// The text as it stands in a sentence of a language: set apart when it runs the other way.
  static func isolated(_ text: String, within language: String) -> String {
    let isSentenceRightToLeft = isRightToLeft(language)
    // Nearly every name: nothing in ASCII runs from right to left.
    if !isSentenceRightToLeft, text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    guard let isTextRightToLeft = isRightToLeft(text: text), isTextRightToLeft != isSentenceRightToLeft else { return text }
    return opening + text + closing
  }

  #if canImport(_FoundationICU)
  private static let cache = BoundedCache<String, Bool>(limit: 256)

  /// Whether a language is written from right to left.
  package static func isRightToLeft(_ language: String) -> Bool {
    cache.value(for: language) { swift_uloc_isRightToLeft(language) != 0 }
  }

  /// As its first strong character says; nil when it has none, or is isolated already.
  package static func isRightToLeft(text: String) -> Bool? {
    for scalar in text.unicodeScalars {
      switch swift_u_charDirection(Int32(bitPattern: scalar.value)) {
      case U_LEFT_TO_RIGHT: return false
      case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC: return true
      case U_FIRST_STRONG_ISOLATE, U_LEFT_TO_RIGHT_ISOLATE, U_RIGHT_TO_LEFT_ISOLATE: return nil
      default: continue
      }
    }
    return nil
  }
  #else
  package static func isRightToLeft(_ language: String) -> Bool { false }
  package static func isRightToLeft(text: String) -> Bool? { nil }
  #endif
}
