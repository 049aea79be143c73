/// A colour of eight bits a channel, as screens and pictures take it.
package struct SRGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads exactly six hexadecimal digits, RRGGBB; no sign, no `#`, no short form.
  package init?(hex: String) {
    guard hex.utf8.count == 6 else { return nil }
    var number: UInt32 = 0
    for digit in hex.utf8 {
      guard let value = Self.value(ofDigit: digit) else { return nil }
      number = number << 4 | UInt32(value)
    }
    self.init(number)
  }

  /// A colour of this source code, as its number.
  init(_ number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  package static let white = SRGB(0xFF_FF_FF)
  package static let black = SRGB(0x00_00_00)

  /// RRGGBB, in capitals.
  package var hex: String {
    [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
