/// For a comment on a change.
struct MarkdownReporter: Reporter {
  /// A comment on GitHub has at most 65,536 characters; rows have about 200.
  private static let limit = 200

  func text(of report: CheckReport) -> String {
    var text = "## stagedoor check\n\n"
    if !report.findings.isEmpty {
      text += "| | place | finding | rule |\n| --- | --- | --- | --- |\n"
      for finding in report.findings.prefix(Self.limit) { text += row(finding) }
      let more = report.findings.count - Self.limit
      if more > 0 { text += "\nand \(more) more\n" }
      text += "\n"
    }
    return text + report.closing.map { Self.escaped($0) + "\n" }.joined(separator: "\n")
  }

  private func row(_ finding: Finding) -> String {
    let place = finding.line > 0 ? "\(finding.path):\(finding.line)" : finding.path
    let repair = finding.repair.map { "; write: \($0)" } ?? ""
    let cells = [
      finding.severity.rawValue, Self.escaped(place), Self.escaped(finding.message + repair), Self.escaped(finding.rule),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// What Markdown would take for its own, in one line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in ShownText(text).text {
      if "\\`*_[]<>|#~".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
