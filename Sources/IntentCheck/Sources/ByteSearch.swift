import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Data {
  /// Whether any of some words stands in the bytes.
  ///
  /// A search of bytes costs a thousandth of a parse.
  func holds(anyOf words: some Sequence<String>) -> Bool {
    withUnsafeBytes { bytes in words.contains { bytes.holds($0) } }
  }

  /// Whether any of some names stands in the bytes as a whole name, and as no member of something: `Log` stands in
  /// `Log()` and in `: Log`, not in `Logbook` or `Kind.Log`.
  func holds(anyNameOf names: some Sequence<String>) -> Bool {
    let byStart = Dictionary(grouping: names.map { Array($0.utf8) }, by: \.first)
    return withUnsafeBytes { bytes in byStart.contains { bytes.holds(anyNameOf: $1, startingWith: $0) } }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func holds(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      guard let first = word.first, let pattern = word.baseAddress else { return false }
      return contains(first, followedBy: word.count - 1) { memcmp($0, pattern, word.count) == 0 }
    }
  }

  fileprivate func holds(anyNameOf names: [[UInt8]], startingWith first: UInt8?) -> Bool {
    guard let first, let base = baseAddress else { return false }
    return contains(first, followedBy: 0) { hit in
      let start = base.distance(to: hit)
      if start > 0, self[start - 1].isPartOfName || self[start - 1] == UInt8(ascii: ".") { return false }
      return names.contains { name in
        let end = start + name.count
        guard end <= count, memcmp(hit, name, name.count) == 0 else { return false }
        return end == count || !self[end].isPartOfName
      }
    }
  }

  /// Whether a byte is somewhere with so many behind it, and is what is wanted.
  private func contains(
    _ byte: UInt8, followedBy rest: Int, where isWanted: (UnsafeRawPointer) -> Bool
  ) -> Bool {
    guard var start = baseAddress else { return false }
    var left = count
    while left > rest, let hit = memchr(start, Int32(byte), left - rest) {
      if isWanted(hit) { return true }
      left -= start.distance(to: UnsafeRawPointer(hit)) + 1
      start = UnsafeRawPointer(hit) + 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether it can stand in a name of Swift's; every byte of a scalar beyond ASCII can.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
