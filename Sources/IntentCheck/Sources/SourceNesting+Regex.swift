extension SourceNesting {
  /// `#/…/#`: over several lines where nothing follows the first slash on its own.
  mutating func skipExtendedExpression() {
    let count = pounds
    guard at >= unclosed[count, default: 0], let end = endOfExtendedExpression(pounds: count) else {
      unclosedExpressions += 1
      at += 1
      return
    }
    at = end
  }

  private mutating func endOfExtendedExpression(pounds count: Int) -> Int? {
    var place = at + 1
    let isLong = isBlank(from: place)
    while place < bytes.count, isLong || !Self.endsLine(bytes[place]) {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
      } else if bytes[place] == UInt8(ascii: "/"), hasPounds(count, after: place + 1 - at) {
        return place + 1 + count
      } else {
        place += 1
      }
    }
    // The search is not begun again for every slash of what has no end.
    unclosed[count] = place
    return nil
  }

  /// Whether a line ends here, but for spaces.
  private func isBlank(from place: Int) -> Bool {
    let sign = bytes[place...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return sign.map(Self.endsLine) ?? true
  }

  /// `/…/`, where an expression may begin; else a slash is an operator. The brackets in it count all the same: whether
  /// the parser takes it for one is not certain.
  mutating func skipBareExpression() {
    guard mayBeginExpression, let end = endOfBareExpression() else {
      at += 1
      return
    }
    while at < end, square <= Self.bracketLimit {
      if bytes[at] == UInt8(ascii: "[") { square += 1 }
      if bytes[at] == UInt8(ascii: "]") { square = max(0, square - 1) }
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// After a sign that cannot end an operand, or a word such as `return`.
  private var mayBeginExpression: Bool { row > 0 || lastSign == 0 || Self.openers.contains(lastSign) }

  private static let openers = Set("=([{,:;!&|?<>+-*%^~".utf8)

  private func endOfBareExpression() -> Int? {
    var place = at + 1
    guard place < bytes.count, bytes[place] != UInt8(ascii: " "), bytes[place] != UInt8(ascii: "\t") else { return nil }
    while place < bytes.count, !Self.endsLine(bytes[place]) {
      if bytes[place] == UInt8(ascii: "/") { return place + 1 }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
