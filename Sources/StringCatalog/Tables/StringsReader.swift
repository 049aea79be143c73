import Foundation

/// Reads a `.strings` file: `/* a comment */ "key" = "text";`, again and again.
struct StringsReader {
  private var cursor: TextCursor
  private let file: String
  private var comment: String?

  init(_ cursor: TextCursor, file: String) {
    self.cursor = cursor
    self.file = file
  }

  mutating func table() throws(CatalogFailure) -> LanguageTable {
    var table = LanguageTable(file: file)
    while true {
      comment = nil
      try skipSpaceAndComments()
      if cursor.isAtEnd { return table }
      let comment = comment
      let place = cursor.place()
      let key = try word(.key)
      try skipSpaceAndComments()
      var text = Variation(key, at: place)
      // A key alone is its own text.
      if cursor.take(UInt8(ascii: "=")) {
        try skipSpaceAndComments()
        let place = cursor.place()
        text.unit = StringUnit(value: try word(.string), place: place)
        try skipSpaceAndComments()
      }
      guard cursor.take(UInt8(ascii: ";")) else { throw cursor.unexpected(.semicolon) }
      var localization = Localization(at: place)
      localization.file = file
      localization.text = text
      table.add(key, LanguageTable.Entry(comment: comment, localization: localization), cursor)
    }
  }

  /// Keeps the last comment on the way: it is the key's that follows.
  private mutating func skipSpaceAndComments() throws(CatalogFailure) {
    while true {
      cursor.skipSpace()
      let start = cursor.at
      let place = cursor.starts(with: "/*") ? cursor.place() : .none
      if cursor.take("/*") {
        guard cursor.skip(past: "*/") else { throw cursor.failure(.unclosed(.comment), at: place) }
        comment = trimmed(cursor.text(from: start).dropFirst(2).dropLast(2))
      } else if cursor.take("//") {
        _ = cursor.text(upTo: 0x0A, 0x0D)
        comment = trimmed(cursor.text(from: start).dropFirst(2))
      } else {
        return
      }
    }
  }

  private func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// A text in quotes, or a word of letters, digits and the marks that need none.
  private mutating func word(_ expected: CatalogFailure.Expected) throws(CatalogFailure) -> String {
    if cursor.peek == UInt8(ascii: "\"") || cursor.peek == UInt8(ascii: "'") { return try quoted() }
    let start = cursor.at
    while isPlain(cursor.peek) { cursor.advance() }
    guard cursor.at > start else { throw cursor.unexpected(expected) }
    return cursor.text(from: start)
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted() throws(CatalogFailure) -> String {
    let place = cursor.place()
    let quote = cursor.peek
    cursor.advance()
    var result = ""
    while true {
      result += cursor.text(upTo: quote, UInt8(ascii: "\\"))
      if cursor.take(quote) { return result }
      guard cursor.take(UInt8(ascii: "\\")), !cursor.isAtEnd else { throw cursor.failure(.unclosed(.string), at: place) }
      result.unicodeScalars.append(escape())
    }
  }
}

// MARK: Escapes

extension StringsReader {
  /// What follows a backslash. One that means nothing stands for itself, as in Apple's parser.
  private mutating func escape() -> Unicode.Scalar {
    let byte = cursor.peek
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal()
    case UInt8(ascii: "U"): return unicode()
    case UInt8(ascii: "n"): return control("\n")
    case UInt8(ascii: "t"): return control("\t")
    case UInt8(ascii: "r"): return control("\r")
    case UInt8(ascii: "a"): return control("\u{7}")
    case UInt8(ascii: "b"): return control("\u{8}")
    case UInt8(ascii: "f"): return control("\u{C}")
    case UInt8(ascii: "v"): return control("\u{B}")
    default: return character()
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    cursor.advance()
    return scalar
  }

  private mutating func character() -> Unicode.Scalar {
    let start = cursor.at
    cursor.advance()
    while cursor.peek & 0xC0 == 0x80 { cursor.advance() }
    return cursor.text(from: start).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Up to three octal digits: a byte in NeXTSTEP's encoding, whose upper half is not Latin 1.
  private mutating func octal() -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<3 {
      guard UInt8(ascii: "0")...UInt8(ascii: "7") ~= cursor.peek else { break }
      value = value << 3 + UInt32(cursor.peek - UInt8(ascii: "0"))
      cursor.advance()
    }
    let byte = UInt8(truncatingIfNeeded: value)
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    return String(bytes: [byte], encoding: .nextstep)?.unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Up to four hexadecimal digits after `U`, or two such groups for a scalar beyond the basic plane.
  private mutating func unicode() -> Unicode.Scalar {
    cursor.advance()
    guard let first = hexadecimal() else { return "U" }
    if let scalar = Unicode.Scalar(first) { return scalar }
    var ahead = self
    guard first < 0xDC00, ahead.cursor.take("\\U"), let second = ahead.hexadecimal(), 0xDC00...0xDFFF ~= second
    else { return "\u{FFFD}" }
    self = ahead
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32?
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(cursor.peek)).hexDigitValue else { break }
      value = (value ?? 0) << 4 + UInt32(digit)
      cursor.advance()
    }
    return value
  }
}
