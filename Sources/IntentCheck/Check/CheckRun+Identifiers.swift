import Foundation

extension CheckRun {
  /// Reads what was released into the project that is checked, or tells what there is to write.
  func compareIdentifiers(_ project: inout CheckedProject, _ report: inout CheckReport) throws(CheckFailure) {
    guard let path = identifiersPath else {
      if options.writesIdentifiers { throw .noIdentifiers }
      return
    }
    let shown = WordsPlace.seen(path, from: options.here)
    let exists = FileManager.default.fileExists(atPath: path)
    if exists || !options.writesIdentifiers {
      let named = Self.relative(path, to: project.root)
      project.code.identifiers = try IdentifierFile.read(path, shown: shown, named: named)
    }
    guard options.writesIdentifiers else { return }
    let known = project.code.identifiers?.identifiers ?? ReleasedIdentifiers()
    report.identifiers = .init(path: path, identifiers: known.adding(project.code.releasableIdentifiers))
  }

  /// Whether a finding is about what is gone, which no line that changed tells.
  func isOfIdentifiers(_ finding: Finding) -> Bool {
    guard let path = identifiersPath else { return false }
    return URL(filePath: absolute(finding.path)).standardizedFileURL.path == path
  }

  private var identifiersPath: String? { keptFile(options.identifiers, settings.identifiers) }
}
