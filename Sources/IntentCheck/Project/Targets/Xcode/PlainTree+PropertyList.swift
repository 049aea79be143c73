import Foundation

extension PlainTree {
  /// Reads an old-style property list, the notation of `project.pbxproj`; nil for anything else.
  init?(propertyList data: Data) {
    var reader = PropertyListReader(bytes: Array(data))
    guard let tree = reader.read() else { return nil }
    self = tree
  }
}

private struct PropertyListReader {
  let bytes: [UInt8]
  private var place = 0
  private var builder = PlainTreeBuilder()

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> PlainTree? {
    while skipSpace(), !builder.isBroken {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        // A table is no key.
        guard !builder.isInTable || builder.awaitsValue else { return nil }
        builder.open(table: byte == UInt8(ascii: "{"))
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard builder.isOpen else { return nil }
        builder.close(table: byte == UInt8(ascii: "}"))
        place += 1
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="): place += 1
      case UInt8(ascii: "\""):
        guard let text = quoted() else { return nil }
        add(text)
      // Data does not occur in a project; a conflict's marks do.
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return nil
      default: add(plain())
      }
    }
    return builder.isBroken || builder.isOpen ? nil : builder.root
  }

  private mutating func add(_ text: String) {
    if builder.isInTable, !builder.awaitsValue { builder.key(text) } else { builder.add(.text(text)) }
  }

  /// Past space and comments; false at the end.
  private mutating func skipSpace() -> Bool {
    while place < bytes.count {
      switch bytes[place] {
      case 9...13, 32: place += 1
      case UInt8(ascii: "/") where follows("/"): skip { $0 == UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where follows("*"):
        place += 2
        while place < bytes.count, !(bytes[place] == UInt8(ascii: "*") && follows("/")) { place += 1 }
        place = min(place + 2, bytes.count)
      default: return true
      }
    }
    return false
  }

  private func follows(_ next: Unicode.Scalar) -> Bool {
    place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: next)
  }

  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
  }

  private mutating func plain() -> String {
    let start = place
    skip { byte in
      switch byte {
      case 9...13, 32: true
      default: "{}(),;=\"<>".utf8.contains(byte)
      }
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\") where place < bytes.count:
        text += escaped(bytes[place])
        place += 1
      default: text.append(byte)
      }
    }
    return nil
  }

  private func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "n"): [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): [UInt8(ascii: "\t")]
    default: [byte]
    }
  }
}
