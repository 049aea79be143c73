import Foundation

/// The folders that a package is built from: its own, and those of the packages it names by a relative path, and so on.
package struct LocalPackages: Hashable, Sendable {
  /// The folder that all of them are in.
  package let root: String
  /// The package's own folder.
  package let package: String
  /// None of them is within another.
  package let folders: [String]

  /// Far more than any project has; what exceeds it does not build, and says so.
  private static let limit = 256

  /// - Parameter package: an absolute path, without links.
  package init(of package: String) {
    var found = [package]
    var next = 0
    while next < found.count, found.count < Self.limit {
      let folder = found[next]
      next += 1
      guard let data = bytes(of: "\(folder)/Package.swift"), let manifest = PackageManifest(bytes: data)
      else { continue }
      // An absolute path is as good from the copy as from here.
      for path in manifest.localPackages where !path.hasPrefix("/") && !path.hasPrefix("~") {
        let other = "/" + PackageManifest.joined(folder, path)
        if !found.contains(other), FileManager.default.fileExists(atPath: "\(other)/Package.swift") {
          found.append(other)
        }
      }
    }
    self.package = package
    folders = found.filter { folder in !found.contains { $0 != folder && ProjectTarget.isWithin(folder, $0) } }.sorted()
    root = folders.dropFirst().reduce(folders.first ?? package, Self.common)
  }

  private static func common(_ one: String, _ other: String) -> String {
    let parts = zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    return "/" + parts.joined(separator: "/")
  }

  /// A path relative to the root; empty for the root itself.
  func relative(_ path: String) -> String {
    path == root ? "" : String(path.dropFirst(root == "/" ? 1 : root.count + 1))
  }
}
