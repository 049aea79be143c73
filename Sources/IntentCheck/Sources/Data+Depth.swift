import Foundation

extension Data {
  /// Whether no parser should be given this text: it would take minutes, or end the program.
  var isTooDeepToParse: Bool { count > Self.sizeLimit || opensTooManyBrackets || nestsTypesTooDeep }

  /// Far more than a source that somebody wrote: one expression of 4 MB overflows any stack.
  static let sizeLimit = 1 << 20

  /// More brackets in a row than any source has (four stand in public ones).
  static let bracketLimit = 12

  /// Whether brackets open so often in a row that the parser would take minutes: each one doubles its time, as it looks
  /// ahead for a type inside a type (20 of them took 5 s with Swift 6.3.1).
  private var opensTooManyBrackets: Bool {
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

  /// Types within types: far more than any source has, and a tenth of what overflows the stack of `inParallel`.
  static let typeLimit = 1000

  /// Whether types stand so deep in types (`A<B<`, `() -> () ->`) that the parser would overflow its stack: it bounds
  /// the depth of brackets and braces, but not theirs.
  private var nestsTypesTooDeep: Bool {
    withUnsafeBytes { bytes in
      var depth = 0
      var last: UInt8 = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ">"): depth = last == UInt8(ascii: "-") ? depth + 1 : Swift.max(0, depth - 1)
        // What stands in no type ends all that are open: a `<` may also compare.
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""): depth = 0
        default: break
        }
        if depth > Self.typeLimit { return true }
        last = byte
      }
      return false
    }
  }
}
