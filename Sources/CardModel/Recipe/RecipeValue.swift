/// The value of a recipe's line, in its parts and without its escapes.
///
/// All of it looks at scalars, not characters: a mark after a bar would otherwise make one character with it.
enum RecipeValue {
  /// The cells, each with its parts: two bars part cells, one parts parts, and what is escaped parts nothing.
  static func cells(of value: String) -> [[String]] {
    var cells: [[String]] = [[]]
    var part = String.UnicodeScalarView()
    func end() { cells[cells.count - 1].append(String(part).trimmed) }
    var scalars = value.unicodeScalars.makeIterator()
    var current = scalars.next()
    while let scalar = current {
      current = scalars.next()
      switch scalar {
      case "\\":
        part.append(scalar)
        if let escaped = current { part.append(escaped) }
        current = scalars.next()
      case "|":
        end()
        part = String.UnicodeScalarView()
        guard current == "|" else { continue }
        cells.append([])
        current = scalars.next()
      default: part.append(scalar)
      }
    }
    end()
    return cells
  }

  /// The text without its escapes, and what looked like an escape and is none.
  static func text(of value: String) -> (text: String, unknown: [Unicode.Scalar]) {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return (value, []) }
    var text = String.UnicodeScalarView()
    var unknown: [Unicode.Scalar] = []
    var rest = value.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let sign = rest.first else {
        text.append(scalar)
        continue
      }
      if sign == "u", let (number, end) = written(after: rest) {
        text.append(number)
        rest = end
      } else if let meant = signs[sign] {
        text.append(meant)
        rest.removeFirst()
      } else {
        text.append(scalar)
        unknown.append(sign)
      }
    }
    return (String(text), unknown)
  }

  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", "|": "|", "[": "[", "]": "]", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// The scalar of `u{…}`, and what follows it.
  private static func written(after rest: Substring.UnicodeScalarView) -> (Unicode.Scalar, Substring.UnicodeScalarView)?
  {
    // No further than the longest: each escape of a line must not search the rest of it.
    let digits = rest.dropFirst().prefix(8).prefix { $0 != "}" }
    let end = rest[digits.endIndex...]
    guard digits.first == "{", end.first == "}", digits.dropFirst().allSatisfy(\.properties.isASCIIHexDigit),
      let scalar = UInt32(String(digits.dropFirst()), radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    return (scalar, end.dropFirst())
  }
}
