import Foundation

/// A file that was named on the command line, and the project that holds it.
struct CheckedFile: Hashable, Sendable {
  /// Absolute.
  let path: String
  /// The folder of the project, absolute.
  let project: String

  /// Nil for a folder, and for what is not there.
  /// - Throws: `CheckFailure`.
  init?(_ path: String, from here: String) throws(CheckFailure) {
    let base = URL(filePath: here, directoryHint: .isDirectory)
    let file = URL(filePath: path, relativeTo: base).standardizedFileURL
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    guard isThere, !isFolder.boolValue else { return nil }
    let kind = ProjectFile.kind(of: file.lastPathComponent)
    guard kind == .swift || kind == .catalog || kind == .recipe else { throw .noSource(path: path) }
    self.path = file.path
    project = Self.project(of: file)
  }

  /// The nearest folder above that says what its targets are; else the one that git keeps; else the file's own.
  private static func project(of file: URL) -> String {
    let own = file.deletingLastPathComponent().standardizedFileURL
    var (place, repository) = (own, URL?.none)
    while repository == nil {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      if names.contains(where: isManifest) { return place.path }
      if names.contains(".git") { repository = place }
      let above = place.deletingLastPathComponent().standardizedFileURL
      guard above.path != place.path, place.path != "/" else { break }
      place = above
    }
    return (repository ?? own).path
  }

  private static func isManifest(_ name: String) -> Bool {
    ["Package.swift", "project.yml", "stagedoor.json"].contains(name) || name.hasSuffix(".xcodeproj")
  }
}
