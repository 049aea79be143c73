/// What `stagedoor check` has to say of a project.
package struct CheckReport: Sendable {
  /// By place.
  package var findings: [Finding] = []
  /// Swift files that are no tests.
  package var files = 0
  /// Those that rules over code saw.
  package var parsed = 0
  package var catalogs = 0
  /// Cards in files of their own.
  package var recipes = 0
  /// The ids of those that ran, in order.
  package var rules: [String] = []
  /// Findings left out by a comment.
  package var ignored = 0
  /// Findings left out by a baseline.
  package var inBaseline = 0
  /// Findings left out because their line did not change.
  package var unchanged = 0
  /// Findings left out because one file was asked for, and they are in another.
  package var elsewhere = 0
  /// What was not read, and why, a line each.
  package var unread: [String] = []
  /// Of the findings, in their order.
  package var fingerprints: [String] = []
  /// The baseline's file as it would be written now.
  package var baseline: WrittenBaseline?
  /// The file of identifiers as it would be written now.
  package var identifiers: WrittenIdentifiers?

  package struct WrittenBaseline: Hashable, Sendable {
    /// Absolute.
    package var path: String
    package var baseline: Baseline
  }

  package struct WrittenIdentifiers: Hashable, Sendable {
    /// Absolute.
    package var path: String
    package var identifiers: ReleasedIdentifiers
  }

  package init() {}

  package func count(_ severity: Severity) -> Int { findings.count(severity) }

  /// Whether some finding weighs this much or more.
  package func fails(on severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }
}
