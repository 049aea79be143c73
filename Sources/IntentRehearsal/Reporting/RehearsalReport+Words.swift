import IntentHost
import IntentWire
import IntentWords

extension RehearsalReport {
  /// What a person reads.
  package var lines: [ReportLine] {
    resultLines + notices.lines.map { ReportLine(kind: $0.isFailure ? .wrong : .note, text: $0.text) }
  }

  /// Why a file fails that went as it says.
  static let brokenCatalog = "a catalog of the app is broken, so what it says here is not what a person reads"

  private var resultLines: [ReportLine] {
    switch result {
    case .passed: [ReportLine(kind: .fine, text: "passed     \(file)")]
    case .unchanged: [ReportLine(kind: .fine, text: "unchanged  \(file)")]
    case .recorded(let notes):
      [ReportLine(kind: .fine, text: "recorded   \(file)")]
        + notes.map { ReportLine(kind: .note, text: "\(file):\($0.line): \($0.words)") }
    case .unreadable(let error): [ReportLine(kind: .wrong, text: error.words(file: file))]
    case .brokenCatalog: [ReportLine(kind: .wrong, text: "\(file):1: \(Self.brokenCatalog)")]
    case .broken(let line, let breakage): [ReportLine(kind: .wrong, text: "\(file):\(line): \(breakage.words)")]
        + breakage.lastLines.map { ReportLine(kind: .context, text: "  \($0)") }
    case .differs(let difference):
      [ReportLine(kind: .wrong, text: "\(file):\(difference.line): \(difference.reason.words)")] + difference.lines
    }
  }

  /// The last line of all.
  package static func summary(of reports: [RehearsalReport]) -> String {
    let passed = reports.filter(\.isFine).count
    return "\(passed) passed, \(reports.count - passed) failed"
  }
}

extension Difference.Reason {
  package var words: String {
    switch self {
    case .differs: "this is not what happened"
    case .missing: "this did not happen"
    case .unexpected: "this happened too"
    case .unanswered: "nobody answers this question; write the answer below it, as a line that starts with >"
    }
  }
}

extension Rehearsal.Note {
  package var line: Int {
    switch self {
    case .droppedAnswer(let line, _), .cancelledQuestion(let line, _): line
    }
  }

  package var words: String {
    switch self {
    case .droppedAnswer(_, let answer): "the answer \"\(answer)\" was dropped: its question is no longer asked"
    case .cancelledQuestion(_, let prompt): "nobody answers \"\(prompt)\": > cancel was written"
    }
  }
}

extension Rehearsal.Breakage {
  /// What the process wrote before its end.
  fileprivate var lastLines: [String] {
    switch self {
    case .process(let failure), .app(let failure): FailureWords.lastLines(failure)
    case .command, .other: []
    }
  }

  package var words: String {
    switch self {
    case .process(let failure): FailureWords.text(failure)
    case .app(let failure): FailureWords.text(failure, of: .app)
    case .command(let failure): failure.words
    case .other(let reason): reason
    }
  }
}

extension Difference {
  /// The lines around the place: the file's with their numbers and `-`, what happened with `+`.
  package var lines: [ReportLine] {
    let (ours, theirs) = visible
    return context.map { ReportLine(kind: .context, text: Self.numbered($0.number, " ", $0.text)) }
      + zip(line..., ours).map { ReportLine(kind: .expected, text: Self.numbered($0, "-", $1)) }
      + theirs.map { ReportLine(kind: .actual, text: Self.numbered(nil, "+", $0)) }
  }

  private static func numbered(_ number: Int?, _ mark: String, _ text: String) -> String {
    let digits = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 8 - digits.count)) + "\(digits) \(mark) \(text)"
  }

  /// The two sides, with what cannot be seen written out when only that differs.
  private var visible: (expected: [String], actual: [String]) {
    guard expected != actual, expected.map(Self.seen) == actual.map(Self.seen) else { return (expected, actual) }
    return (expected.map(Self.writtenOut), actual.map(Self.writtenOut))
  }

  /// What the eye makes of it: every space alike, and nothing that has no shape.
  private static func seen(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.compactMap { isShapeless($0) ? nil : isSpace($0) ? " " : $0 }))
  }

  private static func writtenOut(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { written, scalar in
      if scalar != " ", isShapeless(scalar) || isSpace(scalar) {
        written += scalar.writtenOut
      } else {
        written.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .spaceSeparator }
  private static func isShapeless(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .format }
}
