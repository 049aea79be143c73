import Foundation

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
      guard let checked = sources[path], let now = bytes(of: absolute), now == checked else { return nil }
      return [UInt8](now)
    }
  }

  /// Puts the bytes beside the file and then in its place; a link still leads to it, and it keeps its permissions.
  private static func write(_ file: FixPlan.File, here: String) throws(CheckFailure) {
    let absolute = file.path.hasPrefix("/") ? file.path : "\(here)/\(file.path)"
    let target = URL(filePath: absolute).resolvingSymlinksInPath()
    guard FileManager.default.isWritableFile(atPath: target.path) else {
      throw .unwritable(path: file.path, reason: "it may not be written to")
    }
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
      try Data(file.after).write(to: target, options: .atomic)
      if let permissions = attributes[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
      }
    } catch {
      throw .unwritable(path: file.path, reason: "\((error as NSError).localizedDescription)")
    }
  }
}
