#if canImport(_FoundationICU)
import _FoundationICU
#endif

/// Where a line of text may end, by Unicode's rules (UAX #14).
enum LineBreaks {
  /// In UTF-16, ascending, without the start and the end of the text.
  /// - Parameter language: a BCP 47 tag.
  static func offsets(in text: String, language: String) -> [Int] { plain(text) ?? unicode(text, language) }

  /// Plain words in Latin, Greek or Cyrillic letters: after each space, and after a hyphen between letters.
  ///
  /// Nil for a text that has anything else in it; the rules ask for more there.
  static func plain(_ text: String) -> [Int]? {
    var offsets: [Int] = []
    var offset = 0
    var (last, secondLast) = (Kind.space, Kind.space)
    for scalar in text.unicodeScalars {
      guard let kind = Kind(scalar.value) else { return nil }
      switch (last, kind) {
      // Behind a hyphen a figure may be a negative one, and other signs have rules of their own.
      case (.hyphen, .letter) where secondLast == .letter: offsets.append(offset)
      case (.hyphen, _), (.end, .letter), (.space, .hyphen), (.space, .sign), (.space, .end): return nil
      case (.space, .letter) where offset > 0: offsets.append(offset)
      default: break
      }
      (secondLast, last) = (last, kind)
      offset += 1
    }
    return offsets
  }

  private enum Kind {
    case letter
    case space
    case hyphen
    /// It stays with what stands beside it.
    case sign
    /// It stays with what stands before it.
    case end

    init?(_ code: UInt32) {
      switch code {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
      case 0xC0...0x24F where code != 0xD7 && code != 0xF7: self = .letter
      case 0x386, 0x388...0x3FF, 0x400...0x481, 0x48A...0x52F: self = .letter
      case 0x20: self = .space
      case 0x2D: self = .hyphen
      // . , : ; ' & @ #
      case 0x2E, 0x2C, 0x3A, 0x3B, 0x27, 0x26, 0x40, 0x23: self = .sign
      // ! ?
      case 0x21, 0x3F: self = .end
      default: return nil
      }
    }
  }

  #if canImport(_FoundationICU)
  static func unicode(_ text: String, _ language: String) -> [Int] {
    let units = Array(text.utf16)
    guard let count = Int32(exactly: units.count) else { return [] }
    var status = U_ZERO_ERROR
    return units.withUnsafeBufferPointer { buffer in
      let breaks = swift_ubrk_open(UBRK_LINE, language, buffer.baseAddress, count, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let breaks else { return [] }
      defer { swift_ubrk_close(breaks) }
      var offsets: [Int] = []
      while case let next = swift_ubrk_next(breaks), next > 0, next < count { offsets.append(Int(next)) }
      return offsets
    }
  }
  #else
  /// Without ICU only at spaces.
  static func unicode(_ text: String, _ language: String) -> [Int] {
    text.utf16.enumerated().dropLast().filter { $0.element == 0x20 }.map { $0.offset + 1 }
  }
  #endif
}
