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
}

extension UnsafeRawBufferPointer {
  fileprivate func holds(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      guard let first = word.first, let pattern = word.baseAddress, var start = baseAddress else { return false }
      var left = count
      while left >= word.count, let hit = memchr(start, Int32(first), left - word.count + 1) {
        if memcmp(hit, pattern, word.count) == 0 { return true }
        left -= start.distance(to: UnsafeRawPointer(hit)) + 1
        start = UnsafeRawPointer(hit) + 1
      }
      return false
    }
  }
}

extension Data {
  /// More brackets in a row than any source has (four stand in public ones).
  static let bracketLimit = 12

  /// Whether brackets open so often in a row that the parser would take minutes: each one doubles its time, as it looks
  /// ahead for a type inside a type (20 of them took 5 s with Swift 6.3.1).
  var opensTooManyBrackets: Bool {
    withUnsafeBytes { bytes in
      var row = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "["):
          row += 1
          if row > Self.bracketLimit { return true }
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
        default: row = 0
        }
      }
      return false
    }
  }
}
