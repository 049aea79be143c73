import Foundation

/// SARIF 2.1.0, which code scanning takes.
struct SARIFReporter: Reporter {
  let lines: FindingLines
  let here: String

  func text(of report: CheckReport) throws -> String {
    let rules = Set(report.findings.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let results = zip(report.findings, report.fingerprints).map { finding, fingerprint in
      result(finding, index: indices[finding.rule] ?? -1, fingerprint: fingerprint)
    }
    let run = SARIF.Run(
      tool: .init(driver: .init(rules: rules.map(descriptor))), results: results,
      invocations: [.init(toolExecutionNotifications: report.unread.map { .init(message: .init(text: "not read: \($0)")) })])
    return try DocumentText.of(SARIF(runs: [run])) + "\n"
  }

  private func descriptor(_ id: String) -> SARIF.Descriptor {
    let rule = RuleList.rule(id)
    let text = rule?.abstract ?? id
    return SARIF.Descriptor(
      id: id, shortDescription: .init(text: text), fullDescription: .init(text: rule?.reason ?? text),
      help: rule.map { .init(text: RuleManual.lines(of: $0).joined(separator: "\n")) },
      defaultConfiguration: .init(level: rule?.severity.level ?? "warning"))
  }

  private func result(_ finding: Finding, index: Int, fingerprint: String) -> SARIF.Result {
    let region = finding.line > 0 ? SARIF.Region(startLine: finding.line, startColumn: finding.column) : nil
    let repair = finding.repair.map { "; write: \($0)" } ?? ""
    return SARIF.Result(
      ruleId: finding.rule, ruleIndex: index, level: finding.severity.level,
      message: .init(text: ShownText(finding.message + repair).text),
      locations: [.init(physicalLocation: .init(artifactLocation: location(finding.path), region: region))],
      partialFingerprints: ["stagedoor/v1": fingerprint], fixes: finding.fix.map { [fix($0)] })
  }

  private func fix(_ fix: Fix) -> SARIF.Fix {
    let files = Dictionary(grouping: fix.edits, by: \.path).sorted { $0.key < $1.key }
    return SARIF.Fix(
      description: .init(text: fix.title),
      artifactChanges: files.map { path, edits in
        .init(
          artifactLocation: location(path),
          replacements: edits.map { edit in
            .init(
              deletedRegion: .init(byteOffset: edit.range.lowerBound, byteLength: edit.range.count),
              insertedContent: .init(text: edit.replacement))
          })
      })
  }

  private func location(_ path: String) -> SARIF.Location {
    guard !path.hasPrefix("/"), !path.hasPrefix("../") else {
      return .init(uri: URL(filePath: path, relativeTo: URL(filePath: here)).standardizedFileURL.absoluteString, uriBaseId: nil)
    }
    let unreserved = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return .init(uri: path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path, uriBaseId: "SRCROOT")
  }
}

extension Severity {
  /// As SARIF names it.
  fileprivate var level: String { self == .advice ? "note" : rawValue }
}
