import Foundation

extension Configuration {
  /// How many files are looked at: the question must not cost more than the answer is worth.
  private static let mostSources = 5_000

  /// A source file that was changed since its target was built, from the package's folder; nil where none was, or
  /// where no one can tell.
  ///
  /// Looked at are the targets that stand in `Sources` or `Roots` in folders of their own names. What was built of a
  /// target is told by what the compiler left of it, and not by the executable: that need not hold the target at all.
  /// - Parameter executable: the extension; only what SwiftPM built in the package's own `.build` is judged.
  package func unbuiltSource(beside executable: String) -> String? {
    let products = URL(filePath: executable).deletingLastPathComponent()
    guard products.path.hasPrefix(folder + "/.build/") else { return nil }
    var left = Self.mostSources
    for parent in ["Sources", "Roots"] {
      let targets = (try? FileManager.default.contentsOfDirectory(atPath: absolute(parent))) ?? []
      for target in targets.sorted() {
        guard let built = Self.lastCompiled(in: products.appending(path: "\(target).build")) else { continue }
        let sources = FileManager.default.enumerator(
          at: URL(filePath: absolute("\(parent)/\(target)")), includingPropertiesForKeys: [.contentModificationDateKey],
          options: .skipsHiddenFiles)
        while left > 0, let source = sources?.nextObject() as? URL {
          left -= 1
          guard source.pathExtension == "swift", let changed = Self.changedAt(source), changed > built else { continue }
          return String(source.path.dropFirst(folder.count + 1))
        }
      }
    }
    return nil
  }

  /// An object is written only when it changes; what it depends on is written each time.
  private static let leftByCompiler: Set<String> = ["o", "d", "swiftdeps", "priors"]

  private static func lastCompiled(in folder: URL) -> Date? {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.lazy.filter { leftByCompiler.contains($0.pathExtension) }.compactMap(changedAt).max()
  }

  private static func changedAt(_ file: URL) -> Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
