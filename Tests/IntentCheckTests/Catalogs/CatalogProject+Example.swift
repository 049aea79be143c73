import Foundation

@testable import IntentCheck

extension CatalogProject {
  /// The files of an example, its sources included.
  static func example(_ example: RuleExample) throws -> CatalogProject {
    guard example.files.keys.contains(where: { $0.hasSuffix(".swift") }) else {
      return CatalogProject(files: example.files)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "rule-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in example.files { try Data(text.utf8).write(to: folder.appending(path: path)) }
    return CatalogProject(try WordsProject.load(at: folder))
  }
}
