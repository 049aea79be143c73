/// Takes a text apart; one pass, and never further than the text.
struct FormatParser {
  /// Wider or more precise than any sentence needs; a larger number is read as this, so that a text cannot ask for
  /// gigabytes of padding.
  static let numberLimit = 100

  private let bytes: [UInt8]
  private var at = 0
  private var found: [Format.Piece] = []
  private var literal: [UInt8] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func pieces() -> [Format.Piece] {
    while let byte = peek {
      at += 1
      if byte != UInt8(ascii: "%") {
        literal.append(byte)
      } else if take(UInt8(ascii: "%")) {
        literal.append(byte)
      } else {
        let piece = piece(from: at - 1)
        endLiteral()
        found.append(piece)
      }
    }
    endLiteral()
    return found
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    found.append(.text(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    at += 1
    return true
  }

  private func text(_ start: Int) -> String { String(decoding: bytes[start..<at], as: UTF8.self) }

  /// Reads what follows a percent sign.
  private mutating func piece(from start: Int) -> Format.Piece {
    if bytes[at...].starts(with: "arg".utf8) {
      at += 3
      return .ownNumber
    }
    var specifier = Specifier(conversion: .object, text: "")
    specifier.position = position()
    specifier.flags = flags()
    if specifier.flags.contains(.alternate), peek == UInt8(ascii: "@") {
      guard let name = name() else { return .unknown(text(start)) }
      return .substitution(name: name, position: specifier.position)
    }
    specifier.width = number()
    if take(UInt8(ascii: ".")) { specifier.precision = number() ?? 0 }
    while let byte = peek, "hlqLzjt".utf8.contains(byte) { at += 1 }
    guard let conversion = conversion() else { return .unknown(text(start)) }
    specifier.conversion = conversion
    specifier.text = text(start)
    return .value(specifier)
  }

  /// `1$`; without the dollar the digits are a width, and are read again.
  private mutating func position() -> Int? {
    let start = at
    if let number = number(), number > 0, take(UInt8(ascii: "$")) { return number }
    at = start
    return nil
  }

  private mutating func flags() -> Specifier.Flags {
    var flags: Specifier.Flags = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "-"): flags.insert(.left)
      case UInt8(ascii: "+"): flags.insert(.plus)
      case UInt8(ascii: " "): flags.insert(.space)
      case UInt8(ascii: "0"): flags.insert(.zero)
      case UInt8(ascii: "#"): flags.insert(.alternate)
      case UInt8(ascii: "'"): flags.insert(.grouping)
      default: return flags
      }
      at += 1
    }
    return flags
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), Self.numberLimit)
      at += 1
    }
    return value
  }

  /// `@name@`; nil, with nothing read, when it is not closed.
  private mutating func name() -> String? {
    guard let end = bytes[(at + 1)...].firstIndex(of: UInt8(ascii: "@")), end > at + 1 else { return nil }
    defer { at = end + 1 }
    return String(decoding: bytes[(at + 1)..<end], as: UTF8.self)
  }

  private mutating func conversion() -> Specifier.Conversion? {
    guard let byte = peek else { return nil }
    let conversion: Specifier.Conversion? =
      switch byte {
      case UInt8(ascii: "@"): .object
      case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"): .integer
      case UInt8(ascii: "x"): .hexadecimal(uppercase: false)
      case UInt8(ascii: "X"): .hexadecimal(uppercase: true)
      case UInt8(ascii: "o"), UInt8(ascii: "O"): .octal
      case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
      case UInt8(ascii: "f"), UInt8(ascii: "F"): .fixed
      case UInt8(ascii: "e"), UInt8(ascii: "E"): .exponent
      case UInt8(ascii: "g"), UInt8(ascii: "G"): .shortest
      default: nil
      }
    if conversion != nil { at += 1 }
    return conversion
  }
}
