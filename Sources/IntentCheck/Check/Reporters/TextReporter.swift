/// For people, editors and build logs.
struct TextReporter: Reporter {
  func text(of report: CheckReport) -> String {
    (report.findings.map(\.text) + (report.findings.isEmpty ? [] : [""]) + report.closing).map { $0 + "\n" }.joined()
  }
}

extension CheckReport {
  /// The last lines: how much was read, what was found, and what was not read.
  package var closing: [String] { [summary] + (unread.isEmpty ? [] : ["not read: \(shownUnread)"]) }

  /// How much was read, and what was found.
  package var summary: String {
    var read = [files.counted("Swift file") + " (\(parsed) parsed)", catalogs.counted("catalog")]
    // Most projects have none.
    if recipes > 0 { read.append(recipes.counted("recipe")) }
    read.append(rules.count.counted("rule"))
    let left = [
      (findings.count { $0.fix != nil }, "that --fix mends"), (ignored, "ignored"), (inBaseline, "in the baseline"),
      (unchanged, "on unchanged lines"), (elsewhere, "in other files"),
    ]
    let behind = left.filter { $0.0 > 0 }.map { "; \($0.0) \($0.1)" }.joined()
    return "\(read.joined(separator: ", ")): \(found)\(behind)"
  }

  /// What was found, by severity.
  var found: String { findings.bySeverity }

  /// The first few, and how many more.
  private var shownUnread: String {
    let most = 3
    let more = unread.count > most ? ["and \(unread.count - most) more"] : []
    return ShownText((unread.prefix(most) + more).joined(separator: "; ")).text
  }
}
