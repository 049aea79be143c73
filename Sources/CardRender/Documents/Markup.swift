import CardModel

/// Text and numbers as XML and HTML take them: nothing that a card says can become an element or an attribute.
enum Markup {
  /// As content of an element, or as the value of an attribute between double quotes.
  ///
  /// A character that no document may hold becomes the sign for an unknown one.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where isForbidden(scalar): escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Control characters, and what Unicode keeps for no use: XML 1.0, 2.2; HTML, "control" and "noncharacter".
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// A number of at most three places, as XML and CSS write it; what is not finite is nothing.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = Int((min(max(value, -1e6), 1e6) * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }

  static func color(_ color: SRGB) -> String { "#" + color.hex }

  /// A BCP 47 tag; nil for what is none.
  static func language(_ tag: String) -> String? {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.count <= 8
      && parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }
    return isTag ? tag : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// An element with its attributes in order; an empty one closes itself.
  static func element(_ name: String, _ attributes: [(String, String)], _ content: String? = nil) -> String {
    let listed = attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
    return content.map { "<\(name)\(listed)>\($0)</\(name)>" } ?? "<\(name)\(listed)/>"
  }
}
