import Foundation

/// A folder or a catalog that was named on a command line.
struct WordsPlace {
  let absolute: String
  /// As findings name it.
  let shown: String
  let isFolder: Bool

  /// What findings write before the paths of the project.
  var prefix: String { shown == "." ? "" : shown + "/" }

  /// - Throws: `WordsFailure`.
  init(_ path: String, from here: String) throws(WordsFailure) {
    var isFolder: ObjCBool = false
    let base = URL(filePath: here, directoryHint: .isDirectory)
    absolute = URL(filePath: path, relativeTo: base).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else { throw .notFound(path: path) }
    self.isFolder = isFolder.boolValue
    shown = Self.seen(absolute, from: here)
    if self.isFolder {
      guard FileManager.default.isReadableFile(atPath: absolute) else { throw .unreadable(path: path) }
    } else {
      guard absolute.hasSuffix(".xcstrings") else { throw .noCatalog(path: path) }
    }
  }

  /// The project of a folder, its paths as findings name them; one without a catalog is none.
  /// - Throws: `WordsFailure`.
  func project() throws(WordsFailure) -> WordsProject {
    let project: WordsProject
    do {
      project = try WordsProject.load(at: URL(filePath: absolute)).seen(from: shown)
    } catch {
      throw .notFound(path: shown)
    }
    guard !project.tables.isEmpty || !project.failures.isEmpty else {
      if let folder = project.unread.first { throw .unreadable(path: "\(prefix)\(folder)") }
      throw .noCatalogs(path: shown)
    }
    return project
  }

  /// Shorter to read, and still a path that an editor finds.
  static func seen(_ path: String, from here: String) -> String {
    if path == here { return "." }
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
