import Foundation
import WholeFiles

/// Makes what certainly mends findings.
package struct FixRun: Sendable {
  /// One fix that was made, or would be.
  package struct Made: Hashable, Sendable {
    package var finding: Finding
    package var title: String
  }

  package private(set) var made: [Made] = []
  /// What would change, as a unified diff; empty where files were written.
  package private(set) var diff = ""
  /// The findings that are left.
  package private(set) var report: CheckReport

  /// As many as touch one place; each begins from what the one before left.
  private static let rounds = 20

  /// - Parameter writes: whether files are changed, or only shown.
  /// - Throws: `CheckFailure`.
  package init(_ run: CheckRun, writes: Bool) throws(CheckFailure) {
    var (report, project) = try run.read()
    for _ in 0..<Self.rounds {
      let plan = Self.plan(report, project, here: run.options.here)
      made += plan.made.map { Made(finding: $0, title: $0.fix?.title ?? "") }
      guard writes else {
        diff = plan.files.map { UnifiedDiff.text(from: $0.before, to: $0.after, path: $0.path) }.joined()
        break
      }
      guard !plan.made.isEmpty else { break }
      for file in plan.files { try Self.write(file, here: run.options.here) }
      (report, project) = try run.read()
      guard report.findings.contains(where: { $0.fix != nil }) else { break }
    }
    self.report = report
  }

  private static func plan(_ report: CheckReport, _ project: CheckedProject, here: String) -> FixPlan {
    let sources = project.code.files.reduce(into: [String: Data]()) { $0[project.seen($1.path)] = $1.source.bytes }
    return FixPlan(report.findings) { path in
      let absolute = path.hasPrefix("/") ? path : "\(here)/\(path)"
      // A link may lead out of the project: what lies there is others'.
      let real = URL(filePath: absolute).resolvingSymlinksInPath().path
      guard ProjectTarget.isWithin(real, project.root) else { return nil }
      guard let checked = sources[path], let now = bytes(of: absolute), now == checked else { return nil }
      return [UInt8](now)
    }
  }

  private static func write(_ file: FixPlan.File, here: String) throws(CheckFailure) {
    do throws(FileFailure) {
      try WholeFile.write(file.after, to: file.path.hasPrefix("/") ? file.path : "\(here)/\(file.path)")
    } catch {
      throw .unwritable(path: file.path, reason: error.reason)
    }
  }
}
