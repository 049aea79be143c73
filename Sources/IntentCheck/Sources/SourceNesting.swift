/// How deep a source nests, as far as one pass over its bytes tells.
///
/// The toolchain's parser bounds the depth of braces and parentheses, but not what stands here: it overflows its stack, or
/// doubles its time with each level. Comments, texts and regular expressions are passed over, so that none hides or makes a
/// level.
struct SourceNesting {
  /// Square brackets open at a time. Each doubles the time of Swift 6.3.1, which looks ahead for a type inside a type,
  /// whatever stands between them (20 took 5 s); public sources have four.
  static let bracketLimit = 12
  /// Types within types, `?`, and words such as `await` in a row, brackets of all kinds: far more than any source has,
  /// and a tenth of what overflows the stack of `inParallel`.
  static let depthLimit = 1000
  /// Round brackets: the parser gives up by itself at as many, but takes the square of their number (5,000 took minutes).
  static let roundLimit = 256
  /// `#if` within `#if`, and `#` in a row: the time grows with their square.
  static let poundLimit = 256
  /// `#/` without an end: 4,000 took 4 s, 20,000 over a minute.
  static let unclosedLimit = 64

  let bytes: UnsafeRawBufferPointer
  var at = 0
  private var round = 0
  var square = 0
  private var curly = 0
  private var types = 0
  private(set) var row = 0
  private var conditions = 0
  private(set) var pounds = 0
  private var last: UInt8 = 0
  /// The last one that is no space.
  private(set) var lastSign: UInt8 = 0
  /// By the number of `#`: up to where no regular expression is closed.
  var unclosed: [Int: Int] = [:]
  /// `#/` without an end: the parser reads on to the end of the file for each.
  var unclosedExpressions = 0
  /// The texts that are open around the code at hand.
  private var texts: [(text: Text, round: Int)] = []

  private struct Text {
    var pounds: Int
    var isLong: Bool
  }

  static func exceedsLimits(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var nesting = SourceNesting(bytes: bytes)
    while nesting.at < bytes.count {
      nesting.step()
      if nesting.isTooDeep { return true }
    }
    return false
  }

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private var isTooDeep: Bool {
    square > Self.bracketLimit || max(types, row) > Self.depthLimit || max(pounds, conditions) > Self.poundLimit
      || curly + texts.count > Self.depthLimit || round > Self.roundLimit
      || unclosedExpressions > Self.unclosedLimit
  }

  func byte(after distance: Int) -> UInt8 { at + distance < bytes.count ? bytes[at + distance] : 0 }

  private func stands(_ word: StaticString, after distance: Int) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy { byte(after: distance + $0) == word.utf8Start[$0] }
  }
}

// MARK: Code

extension SourceNesting {
  private mutating func step() {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): at += 1
    case UInt8(ascii: "/") where pounds > 0: skipExtendedExpression()
    case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/"): skipBareExpression()
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "\""):
      (types, row) = (0, 0)
      let isLong = self.byte(after: 1) == byte && self.byte(after: 2) == byte
      at += isLong ? 3 : 1
      skip(Text(pounds: pounds, isLong: isLong))
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      readWord()
    default:
      readSign(byte)
      at += 1
    }
    if byte != UInt8(ascii: "#") { pounds = 0 }
    last = byte
    if !Self.spaces.contains(byte) { lastSign = byte }
  }

  private static let spaces = Set(" \n\r\t".utf8)

  private mutating func readSign(_ byte: UInt8) {
    row = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") ? row + 1 : 0
    switch byte {
    case UInt8(ascii: "("): round += 1
    case UInt8(ascii: "["): square += 1
    case UInt8(ascii: "]"): square = max(0, square - 1)
    case UInt8(ascii: "<"): types += 1
    case UInt8(ascii: ">"): types = last == UInt8(ascii: "-") ? types + 1 : max(0, types - 1)
    // What stands in no type ends all that are open: a `<` may also compare.
    case UInt8(ascii: ";"), UInt8(ascii: "="): types = 0
    case UInt8(ascii: "{"): (types, curly) = (0, curly + 1)
    case UInt8(ascii: "}"): (types, curly) = (0, max(0, curly - 1))
    // Of a regular expression: what it escapes opens nothing.
    case UInt8(ascii: "\\") where self.byte(after: 1) != UInt8(ascii: "."): at += 1
    case UInt8(ascii: ")"): closeRound()
    default: return
    }
  }

  private mutating func closeRound() {
    if let open = texts.last, round == open.round {
      texts.removeLast()
      at += 1
      skip(open.text)
      // The step goes one further.
      at -= 1
    } else {
      round = max(0, round - 1)
    }
  }

  private mutating func readPound() {
    pounds += 1
    if stands("if", after: 1), !byte(after: 3).isPartOfName { conditions += 1 }
    if stands("endif", after: 1) { conditions = max(0, conditions - 1) }
    row = 0
    at += 1
  }

  private mutating func readWord() {
    var word: UInt64 = 0
    var length = 0
    while at < bytes.count, bytes[at].isPartOfName {
      if length < 8 { word = word << 8 | UInt64(bytes[at]) }
      length += 1
      at += 1
    }
    row = length <= 8 && Self.prefixes.contains(word) ? row + 1 : 0
  }

  /// Words that may stand before what they are of, and so before themselves.
  private static let prefixes: [UInt64] = [
    "await", "try", "unsafe", "consume", "copy", "borrow", "let", "var", "case", "some", "any", "each", "repeat", "inout",
    "sending", "isolated", "return", "throw", "yield", "in", "is", "as", "if", "else", "do",
  ].map { $0.utf8.reduce(0) { $0 << 8 | UInt64($1) } }
}

// MARK: What is passed over

extension SourceNesting {
  private mutating func skipLine() {
    while at < bytes.count, !Self.endsLine(bytes[at]) { at += 1 }
  }

  /// Comments may stand in comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if stands("/*", after: 0) {
        depth += 1
        at += 2
      } else if stands("*/", after: 0) {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < bytes.count
  }

  /// To the end of a text, or into the code that is inserted in it.
  private mutating func skip(_ text: Text) {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\\") where hasPounds(text.pounds, after: 1):
        at += 1 + text.pounds
        if byte(after: 0) == UInt8(ascii: "(") {
          texts.append((text, round))
          at += 1
          return
        }
        at += 1
      case UInt8(ascii: "\"") where !text.isLong && hasPounds(text.pounds, after: 1):
        at += 1 + text.pounds
        return
      case UInt8(ascii: "\"") where text.isLong && stands("\"\"\"", after: 0) && hasPounds(text.pounds, after: 3):
        at += 3 + text.pounds
        return
      case UInt8(ascii: "\n") where !text.isLong: return
      default: at += 1
      }
    }
  }

  func hasPounds(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(after: distance + $0) == UInt8(ascii: "#") }
  }
}
