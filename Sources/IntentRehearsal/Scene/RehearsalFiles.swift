import Foundation

/// Which files are meant by names of files and folders.
package enum RehearsalFiles {
  package static let suffix = ".rehearsal"

  package enum Failure: Error, Hashable, Sendable {
    case notFound(path: String)
    /// The folder and those in it hold no rehearsal.
    case nothingIn(folder: String)
  }

  /// Files as they are named, and all rehearsals of folders, sorted.
  /// - Throws: `Failure`.
  package static func find(_ paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure.notFound(path: path)
      }
      found += isFolder.boolValue ? try inside(path) : [path]
    }
    return found
  }

  private static func inside(_ folder: String) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let names = all.filter { $0.hasSuffix(suffix) }.sorted()
    if names.isEmpty { throw Failure.nothingIn(folder: folder) }
    let stem = folder.hasSuffix("/") ? folder : folder + "/"
    return names.map { stem + $0 }
  }
}

extension RehearsalFiles.Failure {
  package var words: String {
    switch self {
    case .notFound(let path): "there is no file or folder \(path)"
    case .nothingIn(let folder): "\(folder) holds no file that ends in \(RehearsalFiles.suffix)"
    }
  }
}
