/// Workflow commands, which GitHub shows beside the lines of a pull request.
struct GitHubReporter: Reporter {
  func text(of report: CheckReport) -> String { report.findings.map { line($0) + "\n" }.joined() }

  private func line(_ finding: Finding) -> String {
    let command = finding.severity == .advice ? "notice" : finding.severity.rawValue
    var properties = [("file", finding.path)]
    if finding.line > 0 { properties += [("line", "\(finding.line)"), ("col", "\(finding.column)")] }
    properties.append(("title", finding.rule))
    let written = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    let repair = finding.repair.map { "; write: \($0)" } ?? ""
    return "::\(command) \(written)::\(Self.data(finding.message + repair))"
  }

  /// As the runner reads it: percent first, so that nothing is written out twice.
  private static func data(_ text: String) -> String {
    let plain = text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    return ShownText(plain).text
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
