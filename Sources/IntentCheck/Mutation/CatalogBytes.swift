import StringCatalog

/// The bytes of a catalog that has been read, and where in them its places are.
///
/// Everything is found by looking at the bytes, not by writing the catalog anew: a mutant then differs from the file in
/// the mutated place alone, and costs a copy.
struct CatalogBytes: Sendable {
  let bytes: [UInt8]
  private var offsets: [Place: Int] = [:]

  /// - Parameter places: those that will be asked for; they are found in one pass, however long a line is.
  init(_ bytes: [UInt8], places: some Sequence<Place>) {
    self.bytes = bytes
    var waiting = Set(places).sorted()[...]
    // The mark of the byte order is no column.
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var (line, column) = (1, 1)
    while at < bytes.count, let place = waiting.first {
      if place <= Place(line: line, column: column) {
        offsets[place] = at
        waiting = waiting.dropFirst()
        continue
      }
      if bytes[at] == UInt8(ascii: "\n") { (line, column) = (line + 1, 0) }
      at += 1
      while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
      column += 1
    }
  }

  /// The string, object or other value that begins at a place.
  func value(at place: Place) -> Range<Int>? { offsets[place].flatMap(value(from:)) }

  /// The value of the member whose name is at a place.
  func memberValue(at place: Place) -> Range<Int>? {
    guard let name = value(at: place) else { return nil }
    let colon = skippingSpace(name.upperBound)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    return value(from: skippingSpace(colon + 1))
  }

  /// The member whose name is at a place, with the comma that must go with it.
  func removableMember(at place: Place) -> Range<Int>? {
    guard let start = offsets[place], let value = memberValue(at: place) else { return nil }
    let next = skippingSpace(value.upperBound)
    if next < bytes.count, bytes[next] == UInt8(ascii: ",") { return start..<skippingSpace(next + 1) }
    var before = start - 1
    while before >= 0, isSpace(bytes[before]) { before -= 1 }
    return (before >= 0 && bytes[before] == UInt8(ascii: ",") ? before : start)..<value.upperBound
  }

  private func value(from start: Int) -> Range<Int>? {
    var at = start
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(from: at) else { return nil }
        at = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The end of what a bare word stands in.
        if depth == 0 { return start < at ? start..<at : nil }
        depth -= 1
        at += 1
      case let byte where depth == 0 && (byte == UInt8(ascii: ",") || isSpace(byte)):
        return start < at ? start..<at : nil
      default:
        at += 1
        continue
      }
      if depth == 0 { return start..<at }
    }
    return nil
  }

  private func endOfString(from quote: Int) -> Int? {
    var at = quote + 1
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""): return at + 1
      case UInt8(ascii: "\\"): at += 2
      default: at += 1
      }
    }
    return nil
  }

  private func skippingSpace(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, isSpace(bytes[at]) { at += 1 }
    return at
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
