/// What a rule has found, and where.
package struct Finding: Hashable, Sendable {
  /// The id of the rule, such as `words.missing-plural`.
  package var rule: String
  package var severity: Severity
  /// The file, as it was named to the rule.
  package var path: String
  /// From 1; 0 when the finding is about the whole file.
  package var line: Int
  /// In Unicode scalars, from 1; 0 when the finding is about the whole file.
  package var column: Int
  /// What is wrong and why it matters, in one sentence or two.
  package var message: String
  /// The exact text that mends it, where there is only one.
  package var repair: String?
  /// The language it is about, as the catalog names it; nil when it is about several, or none.
  package var language: String?
  /// The key of the catalog it is about.
  package var key: String?
  /// The change that certainly mends it; nil where a person must decide.
  package var fix: Fix?

  package init(
    rule: String, severity: Severity, path: String, line: Int = 0, column: Int = 0, message: String,
    repair: String? = nil, language: String? = nil, key: String? = nil, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.repair = repair
    self.language = language
    self.key = key
    self.fix = fix
  }
}

/// By place, so that a file is mended from top to bottom.
extension Finding: Comparable {
  package static func < (one: Finding, other: Finding) -> Bool {
    (one.path, one.line, one.column, one.rule, one.language ?? "", one.message)
      < (other.path, other.line, other.column, other.rule, other.language ?? "", other.message)
  }
}
