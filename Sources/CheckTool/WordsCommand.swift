import IntentCheck

/// `words`: what the string catalogs of a project lack, and what is wrong in them.
package struct WordsCommand {
  let output: ToolOutput

  package init(output: ToolOutput) { self.output = output }

  /// - Returns: the exit status.
  /// - Throws: `WordsFailure`.
  package func check(_ path: String, failsOn severity: Severity, writesJSON: Bool) throws -> Int32 {
    output.progress("reading the words of \(path) …")
    defer { output.progress(nil) }
    let report = try WordsReport(path: path)
    output.progress(nil)
    if writesJSON {
      output.printDocument(try DocumentText.of(WordsDocument(report)))
    } else {
      show(report)
    }
    return report.fails(on: severity) ? 1 : 0
  }

  private func show(_ report: WordsReport) {
    for line in report.table { output.print(line, "") }
    if !report.table.isEmpty { output.print("", "") }
    for finding in report.findings { output.print(finding.text, finding.severity.colour) }
    if !report.findings.isEmpty { output.print("", "") }
    output.print(report.summary, "")
    if let unread = report.unread { output.print(unread, "33") }
  }
}

extension WordsFailure {
  /// What is said of it, and the exit status that `Documentation/Words.md` gives it.
  package var told: (words: String, status: Int32) {
    switch self {
    case .notFound(let path): ("there is no \(path)", 2)
    case .noCatalog(let path): ("\(path) is no string catalog; name an .xcstrings file or a folder", 2)
    case .noCatalogs(let path): ("\(path) holds no string catalog (.xcstrings, .strings, .stringsdict)", 2)
    case .unreadable(let path): ("\(path) cannot be read", 3)
    }
  }
}
