/// What `stagedoor words` has to say of a project: its languages, and every finding by place.
package struct WordsReport: Sendable {
  package var languages: [LanguageHealth]
  /// By place.
  package var findings: [Finding]
  package var catalogs: Int
  /// The keys that are to be translated.
  package var keys: Int
  /// Whether the project exceeds what is read of one, so that a part of it was not.
  package var isCut = false
  /// Sources that no parser reads in a bearable time, by their paths.
  package var passedOver: [String] = []

  /// - Parameter others: findings that are not of the catalogs alone.
  package init(_ project: CatalogProject, others: [Finding] = []) {
    languages = LanguageHealth.all(of: project)
    findings = (RuleList.catalogs.flatMap { $0.findings(in: project) } + others).sorted()
    catalogs = project.catalogs.count + project.failures.count
    keys = project.catalogs.reduce(0) { $0 + $1.keys.count { $0.hasWords && !$0.isStale } }
  }

  package func count(_ severity: Severity) -> Int { findings.count(severity) }

  /// Whether some finding weighs this much or more.
  package func fails(on severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }
}
