/// The text of a file in any of the encodings that `.strings` and `.stringsdict` files come in.
enum UnicodeText {
  /// The text as UTF-8 without a byte order mark; nil when the bytes are in none of the encodings.
  ///
  /// Without a mark a file is UTF-8, or UTF-16 when one of its first two bytes is zero: such a file begins with a quote,
  /// a comment, a space or a tag, all of them ASCII.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if let order = utf16Order(bytes.first, bytes.dropFirst().first) {
      return utf16(bytes.dropFirst(order.mark), low: order.low)
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return bytes.dropFirst(hasMark ? 3 : 0).validUTF8
  }

  /// How a text of UTF-16 begins; nil where the first two bytes are not those of one.
  /// - Returns: the bytes of the mark, and which byte of a pair is the low one.
  static func utf16Order(_ first: UInt8?, _ second: UInt8?) -> (mark: Int, low: Int)? {
    switch (first, second) {
    case (0xFF, 0xFE): (2, 0)
    case (0xFE, 0xFF): (2, 1)
    case (let first?, 0) where first != 0: (0, 0)
    case (0, let second?) where second != 0: (0, 1)
    default: nil
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
