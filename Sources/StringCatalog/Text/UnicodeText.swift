/// The text of a file in any of the encodings that `.strings` and `.stringsdict` files come in.
enum UnicodeText {
  /// The text as UTF-8 without a byte order mark; nil when the bytes are in none of the encodings.
  ///
  /// Without a mark a file is UTF-8, or UTF-16 when one of its first two bytes is zero: such a file begins with a quote,
  /// a comment, a space or a tag, all of them ASCII.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: bytes.dropFirst(3).validUTF8
    case (0xFF, 0xFE): utf16(bytes.dropFirst(2), low: 0)
    case (0xFE, 0xFF): utf16(bytes.dropFirst(2), low: 1)
    case (let first?, 0) where first != 0: utf16(bytes[...], low: 0)
    case (0, let second?) where second != 0: utf16(bytes[...], low: 1)
    default: bytes[...].validUTF8
    }
  }

  /// - Parameter low: which byte of a pair is the low one.
  private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { at in
      UInt16(bytes[at + 1 - low]) << 8 | UInt16(bytes[at + low])
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var validUTF8: [UInt8]? {
    String(validating: self, as: UTF8.self) == nil ? nil : Array(self)
  }
}
