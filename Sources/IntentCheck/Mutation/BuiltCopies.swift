import Foundation

/// Where SwiftPM put a catalog: a bundle is named for the package and the target.
enum BuiltCopies {
  /// - Parameters:
  ///   - package: the folder that holds `.build`.
  ///   - catalog: the bytes that a copy has.
  static func of(_ catalog: PackageCatalog, in package: String) -> [String] {
    guard let target = catalog.target else { return [] }
    let endings = ["resources", "bundle"].map { "_\(target).\($0)" }
    let name = catalog.path.split(separator: "/").last.map(String.init) ?? catalog.path
    let data = Data(catalog.bytes)
    return products(in: package).flatMap { folder -> [String] in
      names(in: folder).filter { bundle in endings.contains(where: bundle.hasSuffix) }.flatMap { bundle in
        SourceFiles.walk("\(folder)/\(bundle)").filter { $0 == name || $0.hasSuffix("/\(name)") }
          .map { "\(folder)/\(bundle)/\($0)" }
      }
    }.filter { path in
      FileState(of: path)?.kind == .file && FileManager.default.contents(atPath: path) == data
    }
  }

  /// `.build/<triple>/<configuration>`, each once.
  static func products(in package: String) -> [String] {
    let build = "\(package)/.build"
    return names(in: build).map { "\(build)/\($0)" }.filter { FileState(of: $0)?.kind == .folder }.flatMap { folder in
      names(in: folder).map { "\(folder)/\($0)" }.filter { FileState(of: $0)?.kind == .folder }
    }
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
