/// Reads JSON forward, value by value, and knows at each point on which line it stands.
///
/// `JSONDecoder` drops repeated keys and tells no line; a catalog's author needs both. Nothing is built that the caller
/// does not ask for. The bytes are indexed with checks throughout: no input can read outside them.
struct JSONReader {
  /// A catalog's own values are at most 12 deep; the rest is room for keys not known yet.
  static let depthLimit = 64

  private let file: String
  /// The text, and a zero after it, so that looking at the next byte needs no test for the end.
  private let bytes: [UInt8]
  private let count: Int
  private var at: Int
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  /// Whether an object or array was just opened, so that no comma is due.
  private var isFirst = false
  /// How far the current line's scalars are counted, so that a file without line breaks is not counted again and again.
  private var counted = (at: 0, column: 1)
  /// Where the last key stands.
  private(set) var keyPlace = Place.none

  init(_ text: some Collection<UInt8>, file: String) {
    var bytes = [UInt8]()
    bytes.reserveCapacity(text.count + 1)
    bytes.append(contentsOf: text)
    bytes.append(0)
    self.bytes = bytes
    self.file = file
    count = bytes.count - 1
    at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0  // a byte order mark, which no editor counts
    lineStart = at
    counted.at = at
  }
}

// MARK: Values

extension JSONReader {
  mutating func openObject() throws(CatalogFailure) { try open(.object, UInt8(ascii: "{")) }

  /// The next key of the object, its value to be read next; nil when the object ends.
  mutating func nextKey() throws(CatalogFailure) -> String? {
    guard try another(before: UInt8(ascii: "}"), or: .commaOrBrace) else { return nil }
    guard bytes[at] == UInt8(ascii: "\"") else { throw unexpected(.key) }
    keyPlace = place()
    let key = try string()
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw unexpected(.colon) }
    skipSpace()
    return key
  }

  mutating func openArray() throws(CatalogFailure) { try open(.array, UInt8(ascii: "[")) }

  /// Whether another element of the array follows, to be read next.
  mutating func nextElement() throws(CatalogFailure) -> Bool {
    try another(before: UInt8(ascii: "]"), or: .commaOrBracket)
  }

  private mutating func another(
    before bracket: UInt8, or expected: CatalogFailure.Expected
  ) throws(CatalogFailure) -> Bool {
    skipSpace()
    if take(bracket) {
      isFirst = false
      depth -= 1
      return false
    }
    if !isFirst {
      guard take(UInt8(ascii: ",")) else { throw unexpected(expected) }
      skipSpace()
    }
    isFirst = false
    return true
  }

  private mutating func open(_ kind: CatalogFailure.Expected, _ bracket: UInt8) throws(CatalogFailure) {
    skipSpace()
    guard take(bracket) else { throw unexpected(kind) }
    depth += 1
    isFirst = true
    guard depth <= Self.depthLimit else { throw failure(.tooDeep(limit: Self.depthLimit)) }
  }

  /// Reads `true` or `false`.
  mutating func boolean() throws(CatalogFailure) -> Bool {
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw unexpected(.boolean)
  }

  /// Reads a number without a fraction.
  mutating func integer() throws(CatalogFailure) -> Int {
    let start = at
    try skipNumber()
    guard let number = Int(String(decoding: bytes[start..<at], as: UTF8.self)) else {
      at = start
      throw unexpected(.number)
    }
    return number
  }

  /// Whether the next value is `null`, which is then passed over.
  mutating func null() -> Bool { takeWord("null") }

  /// Passes over one value of any kind.
  mutating func skip() throws(CatalogFailure) {
    switch bytes[at] {
    case UInt8(ascii: "{"):
      try openObject()
      while try nextKey() != nil { try skip() }
    case UInt8(ascii: "["):
      try openArray()
      while try nextElement() { try skip() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default:
      guard takeWord("true") || takeWord("false") || takeWord("null") else { throw unexpected(.value) }
    }
  }

  /// What the next value is, so far as its first byte tells; nil when no value begins here.
  var kind: CatalogFailure.Expected? {
    switch bytes[at] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "n"): .value
    default: nil
    }
  }

  /// Makes sure that nothing but white space is left.
  mutating func end() throws(CatalogFailure) {
    skipSpace()
    guard at == count else { throw unexpected(.endOfFile) }
  }

  private mutating func skipNumber() throws(CatalogFailure) {
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try skipDigits() }
    if take(UInt8(ascii: ".")) { try skipDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(CatalogFailure) {
    guard isDigit(bytes[at]) else { throw unexpected(.number) }
    while isDigit(bytes[at]) { at += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

// MARK: Strings

extension JSONReader {
  /// Reads a string.
  mutating func string() throws(CatalogFailure) -> String {
    guard take(UInt8(ascii: "\"")) else { throw unexpected(.string) }
    let start = at
    skipPlain()
    if bytes[at] == UInt8(ascii: "\"") {
      defer { at += 1 }
      return try text(start..<at)
    }
    return try escapedString(from: start)
  }

  /// The rest of a string that has escapes, once its plain beginning was passed over.
  private mutating func escapedString(from start: Int) throws(CatalogFailure) -> String {
    var result = try text(start..<at)
    while true {
      if take(UInt8(ascii: "\"")) { return result }
      guard take(UInt8(ascii: "\\")) else { throw unexpected(.closingQuote) }
      result.unicodeScalars.append(try escape())
      let start = at
      skipPlain()
      result += try text(start..<at)
    }
  }

  private mutating func skipPlain() {
    while true {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
      at += 1
    }
  }

  private mutating func text(_ range: Range<Int>) throws(CatalogFailure) -> String {
    let text = bytes.withUnsafeBufferPointer {
      String(validating: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
    guard let text else {
      at = range.lowerBound
      throw failure(.notUTF8)
    }
    return text
  }

  private mutating func escape() throws(CatalogFailure) -> Unicode.Scalar {
    let letter = bytes[at]
    at += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      at -= 1
      throw unexpected(.escape)
    }
  }

  /// Four hexadecimal digits, or two such groups for a scalar beyond the basic plane.
  private mutating func unicodeEscape() throws(CatalogFailure) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw unexpected(.escape) }
    let second = try hexadecimal()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw unexpected(.escape) }
    return scalar
  }

  private mutating func hexadecimal() throws(CatalogFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue else { throw unexpected(.escape) }
      value = value << 4 + UInt32(digit)
      at += 1
    }
    return value
  }
}

// MARK: Bytes and places

extension JSONReader {
  mutating func skipSpace() {
    while true {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "\n"):
        at += 1
        line += 1
        lineStart = at
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard at + length <= count else { return false }
    for offset in 0..<length where bytes[at + offset] != word.utf8Start[offset] { return false }
    at += length
    return true
  }

  private func unexpected(_ expected: CatalogFailure.Expected) -> CatalogFailure {
    failure(.unexpected(found, expected: expected))
  }

  private var found: CatalogFailure.Found {
    if at >= count { return .end }
    let rest = bytes[at..<min(at + 4, count)]
    guard bytes[at] >= 0x20, let character = String(decoding: rest, as: UTF8.self).first, character != "\u{FFFD}"
    else { return .byte(bytes[at]) }
    return .character(character)
  }

  /// Where the next byte stands.
  mutating func place() -> Place {
    if counted.at < lineStart { counted = (lineStart, 1) }
    if counted.at < at { counted = (at, counted.column + scalars(in: counted.at..<at)) }
    return Place(line: line, column: counted.column)
  }

  /// A failure at the next byte.
  func failure(_ fault: CatalogFailure.Fault) -> CatalogFailure {
    let end = min(at, count)
    let column = scalars(in: min(lineStart, end)..<end) + 1
    return CatalogFailure(file: file, line: line, column: column, fault: fault)
  }

  /// A failure at the last key.
  func keyFailure(_ fault: CatalogFailure.Fault) -> CatalogFailure {
    CatalogFailure(file: file, line: keyPlace.line, column: keyPlace.column, fault: fault)
  }

  /// How many scalars begin in a part of the text: bytes that continue one do not count.
  private func scalars(in range: Range<Int>) -> Int {
    var scalars = 0
    for byte in bytes[range] where byte & 0xC0 != 0x80 { scalars += 1 }
    return scalars
  }
}
