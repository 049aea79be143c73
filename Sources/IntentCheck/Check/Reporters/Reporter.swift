/// How findings are written (`Documentation/Formats.md`).
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, sarif, github, junit, markdown
}

/// One way to write a report.
protocol Reporter {
  /// The whole text, its last line ended.
  func text(of report: CheckReport) throws -> String
}

extension CheckReport {
  /// The report in a format, its last line ended; empty where the format has nothing to say.
  /// - Parameter here: the folder that findings name files from.
  /// - Throws: `EncodingError`.
  package func text(as format: ReportFormat, here: String) throws -> String {
    let reporter: any Reporter =
      switch format {
      case .text: TextReporter()
      case .json: JSONReporter()
      case .sarif: SARIFReporter(lines: FindingLines(from: here), here: here)
      case .github: GitHubReporter()
      case .junit: JUnitReporter()
      case .markdown: MarkdownReporter()
      }
    return try reporter.text(of: self)
  }
}
