import IntentCheck

/// What a command line of these commands asks for.
package struct CheckArguments: Equatable, Sendable {
  package enum Command: String, CaseIterable, Sendable {
    case check, explain, words

    /// The flags it takes.
    var flags: Set<CheckFlag> {
      switch self {
      case .check:
        [
          .sources, .adapter, .failOn, .json, .format, .output, .fix, .dryRun, .baseline, .writeBaseline,
          .identifiers, .writeIdentifiers, .since, .only, .except, .help,
        ]
      case .explain: [.all, .markdown, .help]
      case .words: [.failOn, .json, .help]
      }
    }
  }

  package var command: Command
  /// A path, or the name of a rule.
  package var words: [String] = []
  package var flags: Set<CheckFlag> = []
  var sources: String?
  var adapter: String?
  package var failsOn = Severity.error
  package var format = ReportFormat.text
  var output: String?
  var baseline: String?
  var identifiers: String?
  var since: String?
  var only: [String] = []
  var except: [String] = []

  package init(_ command: Command) { self.command = command }
}

/// A flag of these commands.
package enum CheckFlag: String, CaseIterable, Sendable {
  case sources, adapter, json, format, output, fix, baseline, identifiers, since, only, except, all, markdown, help
  case failOn = "fail-on"
  case dryRun = "dry-run"
  case writeBaseline = "write-baseline"
  case writeIdentifiers = "write-identifiers"

  var takesValue: Bool {
    switch self {
    case .sources, .adapter, .format, .output, .baseline, .identifiers, .since, .only, .except, .failOn: true
    case .json, .fix, .all, .markdown, .help, .dryRun, .writeBaseline, .writeIdentifiers: false
    }
  }

  var spelling: String { "--" + rawValue }
}
