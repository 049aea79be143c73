/// The first place at which a file and what happened part.
package struct Difference: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable {
    /// Something else happened.
    case differs
    /// The file says it, and it did not happen.
    case missing
    /// It happened, and the file does not say it.
    case unexpected
    /// A question was asked, and the next line is no answer.
    case unanswered
  }

  /// A line as the file has it.
  package struct Line: Hashable, Sendable {
    package var number: Int
    package var text: String
  }

  package var reason: Reason
  /// The first line of the file that differs, from 1.
  package var line: Int
  /// The lines before it, at most three.
  package var context: [Line]
  /// What the file says from there on, without what happened as well.
  package var expected: [String]
  /// What happened there.
  package var actual: [String]

  package init(reason: Reason, line: Int, context: [Line], expected: [String], actual: [String]) {
    self.reason = reason
    self.line = line
    self.context = context
    self.expected = expected
    self.actual = actual
  }
}

extension Difference {
  /// - Parameters:
  ///   - place: of the entry in question, or of the one before which it should stand.
  ///   - expected: nil when the file says nothing of it.
  ///   - actual: nil when nothing happened.
  init(
    _ reason: Reason, in entries: [Transcript.Entry], at place: Int, expected: Transcript.Kind?, actual: Transcript.Kind?
  ) {
    let ours = expected?.printedLines ?? []
    let theirs = actual?.printedLines ?? []
    let same = zip(ours, theirs).prefix { Agreement.spaced($0) == Agreement.spaced($1) }.count
    let tail = zip(ours.dropFirst(same).reversed(), theirs.dropFirst(same).reversed()).prefix { $0 == $1 }.count
    let start = entries.indices.contains(place) ? entries[place].line : Self.end(of: entries)
    let before = entries.prefix(place).flatMap(Self.lines) + zip(start..., ours.prefix(same)).map(Line.init)
    self.init(
      reason: reason, line: start + same, context: before.suffix(3),
      expected: ours.dropFirst(same).dropLast(tail), actual: theirs.dropFirst(same).dropLast(tail))
  }

  private static func lines(of entry: Transcript.Entry) -> [Line] {
    zip(entry.line..., entry.kind.printedLines).map(Line.init)
  }

  private static func end(of entries: [Transcript.Entry]) -> Int {
    guard let last = entries.last else { return 1 }
    return last.line + last.kind.printedLines.count
  }
}

extension Difference.Line {
  init(_ pair: (Int, String)) {
    self.init(number: pair.0, text: pair.1)
  }
}
