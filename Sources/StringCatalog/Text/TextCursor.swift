/// A place in a text that moves forward, and knows at each point which line and column it stands at.
///
/// The bytes are indexed with checks throughout: no input can read outside them.
struct TextCursor {
  /// The text, and a zero after it, so that looking at the next byte needs no test for the end.
  private let bytes: [UInt8]
  private let count: Int
  private let file: String
  private let format: FileFormat
  private(set) var at = 0
  /// How far lines and columns are counted.
  private var counted = (at: 0, line: 1, column: 1)

  /// - Throws: `CatalogFailure` when the text is neither UTF-8 nor UTF-16.
  init(_ text: [UInt8], file: String, format: FileFormat) throws(CatalogFailure) {
    guard let text = UnicodeText.utf8(text) else { throw CatalogFailure(file: file, fault: .notUTF8, format: format) }
    bytes = text + [0]
    count = text.count
    self.file = file
    self.format = format
  }

  var peek: UInt8 { bytes[at] }
  var isAtEnd: Bool { at >= count }

  mutating func advance() { at = min(at + 1, count) }

  mutating func take(_ byte: UInt8) -> Bool {
    guard bytes[at] == byte, at < count else { return false }
    at += 1
    return true
  }

  mutating func take(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    at += word.utf8CodeUnitCount
    return true
  }

  func starts(with word: StaticString) -> Bool {
    guard at + word.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[at + offset] != word.utf8Start[offset] { return false }
    return true
  }

  mutating func skipSpace() {
    while isSpace(peek) { at += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// Passes over everything up to a word and the word itself; whether it was there.
  mutating func skip(past word: StaticString) -> Bool {
    while !isAtEnd {
      if take(word) { return true }
      at += 1
    }
    return false
  }

  /// The text up to the first byte that one of the bytes equals, or to the end; the cursor stands at that byte then.
  mutating func text(upTo stop: UInt8, _ other: UInt8) -> String {
    let start = at
    while !isAtEnd, bytes[at] != stop, bytes[at] != other { at += 1 }
    return text(from: start)
  }

  /// What was passed since a point.
  func text(from start: Int) -> String { String(decoding: bytes[min(start, at)..<at], as: UTF8.self) }
}

extension TextCursor {
  /// Where the next byte stands. A line ends with LF, CR LF or CR.
  mutating func place() -> Place {
    var (index, line, column) = counted
    while index < at {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && bytes[index] != 0x0A) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        column += 1
      }
    }
    counted = (index, line, column)
    return Place(line: line, column: column)
  }

  /// A failure at the next byte.
  mutating func failure(_ fault: CatalogFailure.Fault) -> CatalogFailure { failure(fault, at: place()) }

  func failure(_ fault: CatalogFailure.Fault, at place: Place) -> CatalogFailure {
    CatalogFailure(file: file, line: place.line, column: place.column, fault: fault, format: format)
  }

  mutating func unexpected(_ expected: CatalogFailure.Expected) -> CatalogFailure {
    failure(.unexpected(found, expected: expected))
  }

  private var found: CatalogFailure.Found {
    if isAtEnd { return .end }
    guard peek >= 0x20, let character = String(decoding: bytes[at..<min(at + 4, count)], as: UTF8.self).first,
      character != "\u{FFFD}"
    else { return .byte(peek) }
    return .character(character)
  }
}
