import Foundation
import SwiftSyntax

/// `// stagedoor:ignore rule, rule — reason`.
struct IgnoreComment: Hashable, Sendable {
  static let mark = "stagedoor:ignore"

  var rules: [String]
  /// Nil where there is none: then it has no effect.
  var reason: String?
  var place: FindingPlace
  /// The line that it is about, besides its own.
  var target: Int

  func covers(_ finding: Finding) -> Bool {
    finding.path == place.path && finding.line > 0 && (finding.line == target || finding.line == place.line)
  }

  /// The rules and the reason of a comment's text; nil for any other comment.
  static func read(_ comment: some StringProtocol) -> (rules: [String], reason: String?)? {
    guard let mark = comment.range(of: mark) else { return nil }
    // A sentence that only tells of these comments is none.
    guard comment[..<mark.lowerBound].allSatisfy({ "/*# \t".contains($0) }) else { return nil }
    var rest = Substring(comment[mark.upperBound...])
    guard rest.first?.isWhitespace ?? true else { return nil }
    if rest.hasSuffix("*/") { rest = rest.dropLast(2) }
    let parted = Self.parted(rest)
    let rules = parted.names.split { $0 == "," || $0.isWhitespace }.map(String.init)
    let reason = parted.reason?.trimmingCharacters(in: .whitespacesAndNewlines)
    return (rules, reason?.isEmpty ?? true ? nil : reason)
  }

  /// At the first dash that stands alone, or the first colon.
  private static func parted(_ text: Substring) -> (names: Substring, reason: Substring?) {
    let dash = text.range(of: #"[—–:]|(?<=\s)-+(?=\s|$)"#, options: .regularExpression)
    guard let dash else { return (text, nil) }
    return (text[..<dash.lowerBound], text[dash.upperBound...])
  }
}

extension IgnoreComment {
  /// Those of a Swift file, in order.
  static func all(in source: SwiftSource) -> [IgnoreComment] {
    var found: [(rules: [String], reason: String?, at: AbsolutePosition, target: AbsolutePosition)] = []
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      var position = token.position
      for piece in token.leadingTrivia.pieces {
        if let comment = piece.comment, let read = read(comment) {
          found.append((read.rules, read.reason, position, token.positionAfterSkippingLeadingTrivia))
        }
        position = position.advanced(by: piece.sourceLength.utf8Length)
      }
      position = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia.pieces {
        if let comment = piece.comment, let read = read(comment) {
          found.append((read.rules, read.reason, position, position))
        }
        position = position.advanced(by: piece.sourceLength.utf8Length)
      }
    }
    let places = LinePlaces(source, positions: found.flatMap { [$0.at, $0.target] })
    return found.map { IgnoreComment(rules: $0.rules, reason: $0.reason, place: places[$0.at], target: places[$0.target].line) }
  }

  /// Those of a file of words, where a comment stands on lines of its own.
  static func all(inText text: String, path: String) -> [IgnoreComment] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
      guard line.contains(mark), isComment(line), let read = read(line) else { return nil }
      let next = lines[(index + 1)...].firstIndex { !$0.allSatisfy(\.isWhitespace) && !isComment($0) }
      return IgnoreComment(
        rules: read.rules, reason: read.reason,
        place: FindingPlace(path: path, line: index + 1, column: indentation + 1), target: (next ?? index) + 1)
    }
  }

  private static func isComment(_ line: Substring) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return text.hasPrefix("//") || text.hasPrefix("/*")
  }
}

extension TriviaPiece {
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
    default: nil
    }
  }
}
