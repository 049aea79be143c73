import Foundation

extension CheckRun {
  /// Reads what was released into the project that is checked, or tells what there is to write.
  func compareIdentifiers(_ project: inout CheckedProject, _ report: inout CheckReport) throws(CheckFailure) {
    guard let path = identifiersPath else {
      if options.writesIdentifiers { throw .noIdentifiers }
      return
    }
    let isPart = isOfMore(than: project)
    if isPart, !options.writesIdentifiers { return }
    var known = ReleasedIdentifiers()
    if !options.writesIdentifiers || FileManager.default.fileExists(atPath: path) {
      let file = try IdentifierFile.read(
        path, shown: WordsPlace.seen(path, from: options.here), named: Self.relative(path, to: project.root))
      known = file.identifiers
      // What a part has is added to what is there, and nothing is compared.
      if !isPart { project.code.compare(with: file) }
    }
    // Once the new name stands in the file beside the old one, nothing tells any more that one became the other.
    guard options.writesIdentifiers, project.code.identifierComparison?.hasRename != true else { return }
    known.add(project.code.releasableIdentifiers)
    report.identifiers = .init(path: path, identifiers: known)
  }

  /// The file that the settings name is about their whole folder: beside a part of it, everything else would seem gone.
  private func isOfMore(than project: CheckedProject) -> Bool {
    guard options.identifiers == nil, let folder = settings.folder else { return false }
    return URL(filePath: folder).resolvingSymlinksInPath().path != project.root
  }

  /// What is gone is only possibly gone where something was not read.
  func doubted(_ findings: [Finding], in project: CheckedProject) -> [Finding] {
    guard !project.unread.isEmpty else { return findings }
    return findings.map { finding in
      guard isOfIdentifiers(finding) else { return finding }
      var finding = finding
      finding.severity = min(finding.severity, .advice)
      finding.message = "possible, as not everything was read: \(finding.message)"
      return finding
    }
  }

  /// Whether a finding is about what is gone, which no line that changed tells.
  func isOfIdentifiers(_ finding: Finding) -> Bool {
    guard let path = identifiersPath else { return false }
    return URL(filePath: absolute(finding.path)).standardizedFileURL.path == path
  }

  private var identifiersPath: String? { keptFile(options.identifiers, settings.identifiers) }
}
