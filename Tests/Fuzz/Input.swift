/// What one execution reads: bytes, and what they are taken for.
struct Input {
  enum Kind: UInt8, CaseIterable {
    case catalog, strings, stringsdict, binary, format, resource, languages
  }

  var kind: Kind
  var bytes: [UInt8]
  /// Chooses arguments and languages.
  var choice: UInt64

  init(kind: Kind, bytes: [UInt8], choice: UInt64 = 0) {
    self.kind = kind
    self.bytes = bytes
    self.choice = choice
  }

  /// The kind, the choice in eight bytes, the bytes.
  var saved: [UInt8] { [kind.rawValue] + (0..<8).map { UInt8(truncatingIfNeeded: choice >> (8 * $0)) } + bytes }

  init(saved: [UInt8]) {
    kind = saved.first.flatMap(Kind.init) ?? .format
    choice = saved.dropFirst().prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    bytes = Array(saved.dropFirst(9))
  }
}
