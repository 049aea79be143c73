import Foundation

/// Which build of an executable is meant.
package enum BuildChoice: String, Hashable, Sendable, CaseIterable {
  case newest, debug, release
}

extension Configuration {
  /// The path of the extension.
  /// - Throws: `ConfigurationFailure.executableMissing`.
  package func extensionPath(build: BuildChoice = .newest) throws -> String {
    try executable(extensionName, build: build)
  }

  /// The path of an executable: a product's name, or a path with a slash.
  /// - Throws: `ConfigurationFailure.executableMissing`.
  package func executable(_ name: String, build: BuildChoice = .newest) throws -> String {
    let candidates: [String]
    if name.contains("/") {
      candidates = [absolute(name)]
    } else {
      let builds = build == .newest ? ["debug", "release"] : [build.rawValue]
      candidates = builds.map { absolute(".build/\($0)/\(name)") }
    }
    let dated = candidates.compactMap { path in Self.builtAt(path).map { (path: path, date: $0) } }
    guard let newest = dated.max(by: { $0.date < $1.date }) else {
      throw ConfigurationFailure.executableMissing(name, path: path, looked: candidates, build: build)
    }
    return newest.path
  }

  private static func builtAt(_ path: String) -> Date? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
