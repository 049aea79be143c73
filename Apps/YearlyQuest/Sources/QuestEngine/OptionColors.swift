/// The colours options get before a person chooses others: from green over amber to red.
enum OptionColors {
  private static let stops: [(red: Int, green: Int, blue: Int)] = [(46, 125, 50), (249, 168, 37), (198, 40, 40)]

  /// One colour for each of `count` options, evenly spaced.
  static func ramp(_ count: Int) -> [String] {
    (0..<count).map { index in hex(at: index, of: max(1, count - 1)) }
  }

  /// Colours as they are stored.
  ///
  /// - Throws: ``QuestFailure/unfitColor(_:)``
  static func cleaned(_ texts: [String]) throws(QuestFailure) -> [String] {
    var colors: [String] = []
    for text in texts { colors.append(try cleaned(text)) }
    return colors
  }

  /// The colour as it is stored: six hexadecimal digits, letters large.
  ///
  /// - Throws: ``QuestFailure/unfitColor(_:)``
  static func cleaned(_ text: String) throws(QuestFailure) -> String {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.utf8.allSatisfy(isHexDigit) else { throw .unfitColor(text) }
    return digits.uppercased()
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private static func hex(at index: Int, of last: Int) -> String {
    let scaled = index * (stops.count - 1)
    let segment = min(scaled / last, stops.count - 2)
    let (from, to, part) = (stops[segment], stops[segment + 1], scaled - segment * last)
    return [(from.red, to.red), (from.green, to.green), (from.blue, to.blue)]
      .map { low, high in twoDigits(low + (high - low) * part / last) }
      .joined()
  }

  private static func twoDigits(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
