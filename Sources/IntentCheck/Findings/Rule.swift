/// A rule: one file, one type, one id.
///
/// What it checks is its kind's: a `CatalogRule` sees the catalogs of a project. The examples are tests and documentation
/// at once.
package protocol Rule: Sendable {
  /// The id in findings, in settings, and of `explain`: the family, a point, words joined by hyphens. It never changes.
  var id: String { get }
  /// What its findings weigh; one that is less sure may be lighter, none is heavier.
  var severity: Severity { get }
  /// What it finds, in one sentence.
  var abstract: String { get }
  /// What goes wrong for the person, and how it is mended.
  var reason: String { get }
  var examples: [RuleExample] { get }
}

extension Rule {
  /// A finding of this rule.
  func finding(
    _ message: String, severity: Severity? = nil, at place: FindingPlace, repair: String? = nil,
    language: String? = nil, key: String? = nil, fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: id, severity: min(severity ?? self.severity, self.severity), path: place.path, line: place.line,
      column: place.column, message: message, repair: repair, language: language, key: key, fix: fix)
  }
}

/// Where a finding is.
package struct FindingPlace: Hashable, Sendable {
  package var path: String
  /// From 1; 0 for the whole file.
  package var line: Int
  /// In Unicode scalars, from 1; 0 for the whole file.
  package var column: Int

  package init(path: String, line: Int = 0, column: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
  }
}
