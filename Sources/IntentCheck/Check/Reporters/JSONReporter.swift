/// One document for programs.
struct JSONReporter: Reporter {
  func text(of report: CheckReport) throws -> String { try DocumentText.of(Document(report)) + "\n" }

  private struct Document: Encodable {
    let version = 1
    let kind = "check"
    let findings: [Item]
    let errors: Int
    let warnings: Int
    let advice: Int
    let files: Int
    let parsed: Int
    let catalogs: Int
    let recipes: Int
    let rules: Int
    let ignored: Int
    let inBaseline: Int
    let unchanged: Int
    let elsewhere: Int
    let unread: [String]?

    init(_ report: CheckReport) {
      findings = report.findings.map(Item.init)
      errors = report.count(.error)
      warnings = report.count(.warning)
      advice = report.count(.advice)
      files = report.files
      parsed = report.parsed
      catalogs = report.catalogs
      recipes = report.recipes
      rules = report.rules.count
      ignored = report.ignored
      inBaseline = report.inBaseline
      unchanged = report.unchanged
      elsewhere = report.elsewhere
      unread = report.unread.isEmpty ? nil : report.unread
    }
  }

  private struct Item: Encodable {
    let id: String
    let severity: Severity
    let path: String
    let line: Int?
    let column: Int?
    let message: String
    let repair: String?
    let fix: String?
    let language: String?
    let key: String?

    init(_ finding: Finding) {
      id = finding.rule
      severity = finding.severity
      path = finding.path
      line = finding.line > 0 ? finding.line : nil
      column = finding.line > 0 ? finding.column : nil
      message = finding.message
      repair = finding.repair
      fix = finding.fix?.title
      language = finding.language
      key = finding.key
    }
  }
}
