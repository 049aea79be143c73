import Foundation

/// A package that was named on a command line.
package struct NamedPackage: Hashable, Sendable {
  /// Absolute, without links.
  package let folder: String
  /// As the one who named it sees it.
  package let shown: String

  /// - Parameters:
  ///   - path: the folder of its manifest.
  ///   - here: the folder that the path, and what is told of its files, is seen from.
  /// - Throws: `MutationFailure`.
  package init(
    _ path: String, from here: String = FileManager.default.currentDirectoryPath
  ) throws(MutationFailure) {
    let named = URL(filePath: path, relativeTo: URL(filePath: here, directoryHint: .isDirectory)).standardizedFileURL
    guard FileManager.default.fileExists(atPath: named.path) else { throw .notFound(path: path) }
    folder = named.resolvingSymlinksInPath().path
    shown = WordsPlace.seen(named.path, from: here)
    guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else { throw .noPackage(path: path) }
  }

  /// A file of it, as an editor finds it.
  package func seen(_ file: String) -> String { shown == "." ? file : "\(shown)/\(file)" }
}
