import Foundation
import StringCatalog

extension WordsProject {
  /// Reads a project: a Swift package, the folder of an Xcode project, or any folder.
  ///
  /// Nothing of it is run. Test targets are passed over: what only a test asks for, nobody reads.
  /// - Throws: when there is no folder.
  package static func load(at folder: URL) throws(ProjectFailure) -> WordsProject {
    let root = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    let path = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(path: folder.path(percentEncoded: false))
    }
    let found = ProjectFolder(at: path)
    return WordsProject(found, layout: ProjectLayout(found.files, root: path), root: path)
  }

  /// - Parameter parsed: sources that are parsed already, by their paths.
  init(_ found: ProjectFolder, layout: ProjectLayout, root: String, parsed: [String: SwiftSource] = [:]) {
    let words = WordTables(found, layout: layout, root: root)
    let code = ProjectCode(
      found.files, layout: layout, keys: words.keys, symbols: words.symbols, root: root, known: parsed)
    self.init(
      root: root, targets: layout.targets, tables: words.tables, failures: words.failures, asks: code.asks,
      dynamicAsks: code.dynamic, mentioned: code.mentioned, possible: code.possible, bundles: code.declarations.bundles,
      unread: found.unread,
      figures: Figures(
        sources: code.sources, parsed: code.parsed, passedOver: found.unread + layout.passedOver + code.passedOver,
        isCut: found.isCut))
  }
}

/// A file's bytes, or nil where it is none, cannot be read, or is larger than any source a person writes.
func bytes(of path: String, limit: Int = 16 << 20) -> Data? {
  guard LocalizedFile.obstacle(at: path) == nil, let file = FileHandle(forReadingAtPath: path) else { return nil }
  defer { try? file.close() }
  do {
    // At its end, and an empty file begins there, it answers nil.
    let data = try file.read(upToCount: limit + 1) ?? Data()
    return data.count <= limit ? data : nil
  } catch {
    return nil
  }
}
