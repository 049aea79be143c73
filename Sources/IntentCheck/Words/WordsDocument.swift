/// `stagedoor words --json`, as `Documentation/Words.md` specifies it.
package struct WordsDocument: Hashable, Sendable, Codable {
  package var version = 1
  package var kind = "words"
  package var catalogs: Int
  package var keys: Int
  package var languages: [Language]
  package var findings: [Item]
  package var errors: Int
  package var warnings: Int
  package var advice: Int
  /// True where the project exceeds what is read of one; absent otherwise.
  package var isCut: Bool?
  /// Sources that were not read; absent where there are none.
  package var passedOver: [String]?

  package struct Language: Hashable, Sendable, Codable {
    package var language: String
    package var name: String
    package var isSource: Bool
    package var translated: Int
    package var new: Int
    package var needsReview: Int
    package var missing: Int
    package var empty: Int
    package var percentage: Int
  }

  package struct Item: Hashable, Sendable, Codable {
    package var id: String
    package var severity: Severity
    package var path: String
    package var line: Int?
    package var column: Int?
    package var message: String
    package var repair: String?
    package var language: String?
    package var key: String?
  }

  package init(_ report: WordsReport) {
    catalogs = report.catalogs
    keys = report.keys
    languages = report.languages.map(Language.init)
    findings = report.findings.map(Item.init)
    errors = report.count(.error)
    warnings = report.count(.warning)
    advice = report.count(.advice)
    isCut = report.isCut ? true : nil
    passedOver = report.passedOver.isEmpty ? nil : report.passedOver
  }
}

extension WordsDocument.Language {
  fileprivate init(_ health: LanguageHealth) {
    self.init(
      language: health.language, name: health.name, isSource: health.isSource, translated: health.translated,
      new: health.new, needsReview: health.needsReview, missing: health.missing, empty: health.empty,
      percentage: health.percentage)
  }
}

extension WordsDocument.Item {
  fileprivate init(_ finding: Finding) {
    self.init(
      id: finding.rule, severity: finding.severity, path: finding.path, line: finding.line > 0 ? finding.line : nil,
      column: finding.line > 0 ? finding.column : nil, message: finding.message, repair: finding.repair,
      language: finding.language, key: finding.key)
  }
}
