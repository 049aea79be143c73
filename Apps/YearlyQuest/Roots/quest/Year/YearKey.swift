/// What a key means in the interactive year.
enum YearKey: Equatable {
  case up, down, left, right
  case space, tab, undo, quit
  case other

  /// Reads keys off the front of what a terminal sent, and leaves what is no whole key yet.
  static func keys(in bytes: inout [UInt8]) -> [YearKey] {
    var keys: [YearKey] = []
    while let first = bytes.first {
      guard first == 0x1B else {
        keys.append(key(of: first))
        bytes.removeFirst()
        continue
      }
      // An escape sequence: ESC [ or ESC O, parameters, one letter (ECMA-48).
      guard bytes.count > 1 else { break }
      guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
        bytes.removeFirst()
        keys.append(.other)
        continue
      }
      guard let end = bytes[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else { break }
      keys.append(arrow(bytes[end]))
      bytes.removeFirst(end + 1)
    }
    return keys
  }

  private static func key(of byte: UInt8) -> YearKey {
    switch byte {
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "\t"): .tab
    case UInt8(ascii: "u"): .undo
    case UInt8(ascii: "q"), 0x04: .quit
    default: .other
    }
  }

  private static func arrow(_ byte: UInt8) -> YearKey {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: .other
    }
  }
}
