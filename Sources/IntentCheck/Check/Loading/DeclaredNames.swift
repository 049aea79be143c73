import Foundation

/// The types that a file declares or extends, as far as its bytes tell.
///
/// A comment can make one too many, which costs a parse and nothing else.
struct DeclaredNames: Hashable, Sendable {
  private(set) var declared: Set<String> = []
  /// The last part of each: `Inner` of `extension Outer.Inner`.
  private(set) var extended: Set<String> = []

  private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"]
  /// The longest keyword, so that a long name is not made a text.
  private static let longest = 9

  init() {}

  init(in data: Data) {
    data.withUnsafeBytes { bytes in
      var keyword = ""
      var start: Int?
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : 0
        if byte.isPartOfName || (!keyword.isEmpty && start != nil && byte == UInt8(ascii: ".")) {
          start = start ?? index
          continue
        }
        guard let begin = start else {
          // Only space stands between a keyword and its name.
          if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\n") { keyword = "" }
          continue
        }
        start = nil
        let word = bytes[begin..<index]
        if !keyword.isEmpty {
          let last = String(decoding: word.split(separator: UInt8(ascii: ".")).last ?? word, as: UTF8.self)
          if keyword == "extension" { extended.insert(last) } else { declared.insert(last) }
          keyword = ""
        } else if word.count <= Self.longest {
          let text = String(decoding: word, as: UTF8.self)
          if Self.keywords.contains(text) { keyword = text }
        }
      }
    }
  }
}
