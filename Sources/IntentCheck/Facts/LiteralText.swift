import SwiftSyntax

/// A string literal taken apart: text without its escapes, and what is interpolated.
struct LiteralText {
  enum Piece {
    case text(String)
    case value(LabeledExprListSyntax)
  }

  private(set) var pieces: [Piece] = []

  init(_ literal: StringLiteralExprSyntax) {
    let pounds = literal.openingPounds?.text.count ?? 0
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text): append(Self.unescaped(Self.lines(text.content.text), pounds: pounds))
      case .expressionSegment(let value): pieces.append(.value(value.expressions))
      default: continue
      }
    }
  }

  /// A literal, or literals joined by `+`; nil for any other expression.
  init?(joined expression: ExprSyntax) {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      self.init(literal)
      return
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    self.init()
    for (index, element) in sequence.elements.enumerated() {
      if index % 2 == 1 {
        guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
      } else {
        guard let literal = element.as(StringLiteralExprSyntax.self) else { return nil }
        for piece in LiteralText(literal).pieces {
          if case .text(let text) = piece { append(text) } else { pieces.append(piece) }
        }
      }
    }
  }

  private init() {}

  var isInterpolated: Bool { pieces.contains { if case .value = $0 { true } else { false } } }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before) = pieces.last {
      pieces[pieces.count - 1] = .text(before + text)
    } else {
      pieces.append(.text(text))
    }
  }

  /// Text whose lines end in a line feed, as the compiler keeps them.
  private static func lines(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text an escaped one stands for; an escape that Swift does not know is kept.
  static func unescaped(_ text: String, pounds: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var (result, rest) = ("", text[...])
    let mark = "\\" + String(repeating: "#", count: pounds)
    while let escape = rest.firstRange(of: mark) {
      result += rest[..<escape.lowerBound]
      rest = rest[escape.upperBound...]
      guard let character = rest.popFirst() else { break }
      switch character {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\"", "\\", "'": result.append(character)
      case "u": result += scalar(&rest)
      // The end of a line in a literal over several.
      case _ where character.isNewline: continue
      default: result += mark + String(character)
      }
    }
    return result + rest
  }

  /// Reads `{2026}`.
  private static func scalar(_ rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}
