import Foundation

/// Which of some keys stand in a file as a plain text, or as a symbol made of them.
///
/// By bytes, in any kind of file and in comments too: it says where a key may be asked for, never that it is.
struct Mentions {
  private(set) var keys: Set<String> = []

  /// - Parameters:
  ///   - known: keys to look for as texts in quotes or between tags.
  ///   - symbols: keys by the member that stands for them.
  init(in data: Data, among known: Set<String>, symbols: [String: [String]]) {
    guard !known.isEmpty || !symbols.isEmpty else { return }
    data.withUnsafeBytes { bytes in
      var last: (byte: UInt8, at: Int)?
      var dot: Int?
      for (index, byte) in bytes.enumerated() {
        if let start = dot, !Self.isName(byte) {
          if index > start { addSymbol(bytes[start..<index], symbols) }
          dot = nil
        }
        switch byte {
        case UInt8(ascii: "\n"): last = nil
        case UInt8(ascii: "."): dot = symbols.isEmpty ? nil : index + 1
        case UInt8(ascii: "\""), UInt8(ascii: "<"):
          let opening = byte == UInt8(ascii: "<") ? UInt8(ascii: ">") : byte
          if let last, last.byte == opening { add(bytes[(last.at + 1)..<index], known) }
          last = byte == UInt8(ascii: "\"") ? (byte, index) : last
        case UInt8(ascii: ">"): last = (byte, index)
        default: continue
        }
      }
    }
  }

  private mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>, _ known: Set<String>) {
    guard !bytes.isEmpty else { return }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.contains(UInt8(ascii: "\\")) { text = LiteralText.unescaped(text, pounds: 0) }
    if known.contains(text) { keys.insert(text) }
  }

  private mutating func addSymbol(_ bytes: Slice<UnsafeRawBufferPointer>, _ symbols: [String: [String]]) {
    if let named = symbols[String(decoding: bytes, as: UTF8.self)] { keys.formUnion(named) }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
