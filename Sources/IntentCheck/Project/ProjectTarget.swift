/// A target of a Swift package: a folder whose resources have one bundle.
package struct ProjectTarget: Hashable, Sendable {
  package let name: String
  /// Relative to the project's folder; empty when it is that folder.
  package let folder: String
  package let isTest: Bool
  /// Relative to the project's folder.
  package let excluded: [String]

  /// Whether a file is the target's; `path` is relative to the project's folder.
  func holds(_ path: String) -> Bool {
    Self.isWithin(path, folder) && !excluded.contains { Self.isWithin(path, $0) }
  }

  static func isWithin(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || (path.hasPrefix(folder) && path.dropFirst(folder.count).first == "/")
  }
}
