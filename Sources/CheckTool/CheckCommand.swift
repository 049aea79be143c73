import Foundation
import IntentCheck
import WholeFiles

/// `check`: what is wrong in the App Intents code, the words and the cards of a project.
struct CheckCommand {
  let arguments: CheckArguments
  let output: ToolOutput
  let here: String

  /// - Returns: the exit status.
  /// - Throws: `CheckFailure`.
  func perform() throws -> Int32 {
    output.progress("reading \(arguments.words.first ?? "the project") …")
    defer { output.progress(nil) }
    let run = try CheckRun(options)
    let report: CheckReport
    if arguments.flags.contains(.fix) || arguments.flags.contains(.dryRun) {
      let fixes = try FixRun(run, writes: writes)
      output.progress(nil)
      tell(fixes)
      report = fixes.report
    } else {
      report = try run.report()
      output.progress(nil)
    }
    if let written = report.baseline { try write(written.baseline.text(), to: written.path) }
    if let written = report.identifiers { try write(written.identifiers.text(), to: written.path) }
    try show(report)
    return report.fails(on: arguments.failsOn) ? 1 : 0
  }

  private var options: CheckOptions {
    var options = CheckOptions(here: here)
    options.path = arguments.words.first ?? "."
    options.sources = arguments.sources
    options.adapter = arguments.adapter
    options.only = arguments.only
    options.except = arguments.except
    options.baseline = arguments.baseline
    options.writesBaseline = arguments.flags.contains(.writeBaseline)
    options.identifiers = arguments.identifiers
    options.writesIdentifiers = arguments.flags.contains(.writeIdentifiers)
    options.since = arguments.since
    return options
  }

  /// Whoever says both, `--fix --dry-run`, means what the fix would do.
  private var writes: Bool { arguments.flags.contains(.fix) && !arguments.flags.contains(.dryRun) }

  private func tell(_ fixes: FixRun) {
    // Standard output may be a document.
    let isText = arguments.format == .text
    for made in fixes.made where writes {
      let line = "fixed \(made.finding.path):\(made.finding.line): \(made.title) [\(made.finding.rule)]"
      if isText { output.print(line, "32") } else { output.complain(line) }
    }
    guard isText else { return }
    for line in fixes.diff.split(separator: "\n") {
      output.print(String(line), line.hasPrefix("+") ? "32" : line.hasPrefix("-") ? "31" : "")
    }
    if !fixes.made.isEmpty { output.print("", "") }
  }

  private func show(_ report: CheckReport) throws {
    let isText = arguments.format == .text
    if let path = arguments.output { try write(report.text(as: arguments.format, here: here), to: path) }
    if isText || arguments.output != nil {
      for finding in report.findings { output.print(finding.text, finding.severity.colour) }
      if !report.findings.isEmpty { output.print("", "") }
      for (index, line) in report.closing.enumerated() { output.print(line, index > 0 ? "33" : "") }
    } else {
      output.printDocument(try report.text(as: arguments.format, here: here))
    }
  }

  private func write(_ text: String, to path: String) throws(CheckFailure) {
    do throws(FileFailure) {
      try WholeFile.write(Data(text.utf8), to: path.hasPrefix("/") ? path : "\(here)/\(path)")
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}

extension Severity {
  /// As a failed rehearsal and its notes are shown.
  var colour: String {
    switch self {
    case .error: "1;31"
    case .warning: "33"
    case .advice: ""
    }
  }
}
