#if canImport(IntentCheck)
import IntentCheck
import IntentHost

/// `words`: what the string catalogs of a project lack, and what is wrong in them.
struct WordsCommand {
  let options: Options
  let terminal: Terminal

  /// - Returns: the exit status.
  /// - Throws: `WordsFailure`.
  func check(_ path: String) throws -> Int32 {
    terminal.progress("reading the words of \(path.visible) …")
    defer { terminal.clearProgress() }
    let report = try WordsReport(path: path)
    terminal.clearProgress()
    if options.writesJSON {
      terminal.print(try DocumentText.of(WordsDocument(report)))
    } else {
      show(report)
    }
    return report.fails(on: Severity(rawValue: options.failsOn) ?? .error) ? 1 : 0
  }

  private func show(_ report: WordsReport) {
    for line in report.table { terminal.print(line, colour: "") }
    if !report.table.isEmpty { terminal.print("") }
    for finding in report.findings { terminal.print(finding.text, colour: finding.severity.colour) }
    if !report.findings.isEmpty { terminal.print("") }
    terminal.print(report.summary)
    if let unread = report.unread { terminal.print(unread, colour: "33") }
  }
}

extension Severity {
  /// As a failed rehearsal and its notes are shown.
  fileprivate var colour: String {
    switch self {
    case .error: "1;31"
    case .warning: "33"
    case .advice: ""
    }
  }
}

extension WordsFailure {
  /// What is said of it, and the exit status that `Documentation/Words.md` gives it.
  var told: (words: String, status: Int32) {
    switch self {
    case .notFound(let path): ("there is no \(path)", 2)
    case .noCatalog(let path): ("\(path) is no string catalog; name an .xcstrings file or a folder", 2)
    case .noCatalogs(let path): ("\(path) holds no string catalog (.xcstrings, .strings, .stringsdict)", 2)
    case .unreadable(let path): ("\(path) cannot be read", 3)
    }
  }
}
#endif
