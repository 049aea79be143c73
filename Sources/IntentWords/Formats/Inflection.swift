/// The markup of automatic agreement, `^[%lld item](inflect: true)`, which only Apple's systems can carry out.
enum Inflection {
  /// Longer than the attributes of any markup; what does not end within it is text.
  private static let attributeLimit = 256

  /// The text without the markup, words kept; nil when it has none.
  static func removed(from text: String) -> String? {
    guard text.contains("^[") else { return nil }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    /// The brackets that are open: where the result stood before each, and whether it began with a caret.
    var open: [(start: Int, isMarkup: Bool)] = []
    var hasMarkup = false
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "^"), at < bytes.count, bytes[at] == UInt8(ascii: "[") {
        open.append((result.count, true))
        result += [byte, bytes[at]]
        at += 1
      } else if byte == UInt8(ascii: "[") {
        open.append((result.count, false))
        result.append(byte)
      } else if byte == UInt8(ascii: "]"), let bracket = open.popLast(), bracket.isMarkup, let end = attributes(bytes, at) {
        result.removeSubrange(bracket.start..<bracket.start + 2)
        hasMarkup = true
        at = end
      } else {
        result.append(byte)
      }
    }
    return hasMarkup ? String(decoding: result, as: UTF8.self) : nil
  }

  /// Where `(name: value)` ends; nil when none begins here.
  private static func attributes(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    let window = bytes[start..<min(start + attributeLimit, bytes.count)]
    guard let end = window.firstIndex(of: UInt8(ascii: ")")), window[..<end].contains(UInt8(ascii: ":")) else { return nil }
    return end + 1
  }
}
