import Foundation

/// Where each font of the closed set is on this machine: cards are drawn in these, and in no other.
package struct FontSet: Hashable, Sendable {
  private let paths: [FontFile: String]

  /// Finds every font, or names those that are missing: nothing takes the place of a font.
  ///
  /// Looked for in the folders in this order: first where Debian would put it, then anywhere below.
  /// - Parameter folders: trees of fonts, the preferred first.
  package init(in folders: [String]) throws(CardRenderProblem) {
    var paths: [FontFile: String] = [:]
    for folder in folders {
      let missing = FontFile.all.filter { paths[$0] == nil }
      if missing.isEmpty { break }
      paths.merge(Self.find(missing, in: folder)) { first, _ in first }
    }
    let missing = FontFile.all.filter { paths[$0] == nil }
    guard missing.isEmpty else { throw .fontsMissing(missing, folders: folders) }
    self.paths = paths
  }

  /// Finds every font in the system's folders, after a folder of one's own.
  package init(preferring folder: String? = nil) throws(CardRenderProblem) {
    try self.init(in: (folder.map { [$0] } ?? []) + Self.systemFolders)
  }

  /// The path of a font; nil for one that is not in the set.
  package func path(of file: FontFile) -> String? { paths[file] }

  /// Not the folders in a person's home: who draws must not decide what a picture looks like.
  package static let systemFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "/opt/homebrew/share/fonts",
  ]

  private static func find(_ files: [FontFile], in folder: String) -> [FontFile: String] {
    var found: [FontFile: String] = [:]
    for file in files {
      let usual = "\(folder)/\(file.folder)/\(file.name)"
      if isReadable(usual) { found[file] = usual }
    }
    let rest = files.filter { found[$0] == nil }
    return rest.isEmpty ? found : found.merging(search(for: rest, below: folder)) { first, _ in first }
  }

  /// Of several files of one name the one whose path sorts first, so that the order of a folder does not matter.
  private static func search(for files: [FontFile], below folder: String) -> [FontFile: String] {
    let byName = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
    var found: [FontFile: String] = [:]
    let tree = FileManager.default.enumerator(atPath: folder)
    while let entry = tree?.nextObject() as? String {
      guard let file = byName[String(entry.split(separator: "/").last ?? "")] else { continue }
      let path = "\(folder)/\(entry)"
      guard isReadable(path), found[file].map({ path < $0 }) ?? true else { continue }
      found[file] = path
    }
    return found
  }

  /// A pipe that is called like a font would keep its reader waiting for ever.
  private static func isReadable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }
}
