/// Whether what the file says is what happened.
enum Agreement {
  /// Whether it may happen without being in the file.
  static func isOptional(_ kind: Transcript.Kind) -> Bool {
    switch kind {
    case .value, .card, .app: true
    default: false
    }
  }

  static func agrees(_ expected: Transcript.Kind, with actual: Transcript.Kind) -> Bool {
    switch (expected, actual) {
    case (.card(.notCompared), .card): true
    case (.card(.lines(let ours)), .card(.lines(let theirs))): ours.map(spaced) == theirs.map(spaced)
    case (.error(let ours, []), .error(let theirs, _)): ours == theirs
    case (.app(let ours), .app(let theirs)):
      ours.launch == theirs.launch && (ours.shows == nil || ours.shows == theirs.shows)
    case (.opens(let ours), .opens(let theirs)): ours == theirs || theirs.hasSuffix("." + ours)
    case (.command(let ours), .command(let theirs)): agrees(ours, with: theirs)
    default: expected == actual
    }
  }

  private static func agrees(_ expected: Transcript.Command, with actual: Transcript.Command) -> Bool {
    switch expected.output {
    case .notCompared: true
    case .unsaid: expected.status == actual.status
    case .lines: expected == actual
    }
  }

  /// The line with one space wherever it has several: columns are for the eye.
  static func spaced(_ line: String) -> String {
    let indent = line.prefix { $0 == " " }
    return indent + line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }
}
