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
