import Foundation

/// The types that a file declares or extends, as far as its bytes tell.
///
/// A comment can make one too many, which costs a parse and nothing else.
enum DeclaredNames {
  private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"]
  /// The longest keyword, so that a long name is not made a text.
  private static let longest = 9

  /// The last part of each name: `Inner` of `extension Outer.Inner`.
  static func all(in data: Data) -> Set<String> {
    var names: Set<String> = []
    data.withUnsafeBytes { bytes in
      var follows = false
      var start: Int?
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : 0
        if isName(byte) || (follows && start != nil && byte == UInt8(ascii: ".")) {
          start = start ?? index
          continue
        }
        guard let begin = start else {
          // Only space stands between a keyword and its name.
          if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\n") { follows = false }
          continue
        }
        start = nil
        let word = bytes[begin..<index]
        if follows {
          let last = word.split(separator: UInt8(ascii: ".")).last ?? word
          names.insert(String(decoding: last, as: UTF8.self))
          follows = false
        } else if word.count <= longest {
          follows = keywords.contains(String(decoding: word, as: UTF8.self))
        }
      }
    }
    return names
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
