import Foundation
import StringCatalog

/// A catalog of a package, with its mutants.
package struct PackageCatalog: Sendable {
  /// Relative to the package's folder.
  package let path: String
  /// The target whose bundle it is copied to, where the manifest or the folder tells.
  let target: String?
  let bytes: [UInt8]
  package var mutants: [Mutant]
}

/// The catalogs of a package that its tests are to know.
package struct PackageCatalogs: Sendable {
  package private(set) var catalogs: [PackageCatalog] = []

  /// Those of a package where it stands.
  /// - Throws: `MutationFailure`.
  package init(of package: NamedPackage, only: String? = nil) throws(MutationFailure) {
    try self.init(in: package.folder, of: package)
    if let only { try keep(only: only) }
  }

  /// - Parameter folder: where the package, or its copy, is.
  /// - Throws: `MutationFailure`.
  init(in folder: String, of package: NamedPackage) throws(MutationFailure) {
    let found = ProjectFolder(at: folder)
    let files = found.files
    let layout = ProjectLayout(files, root: folder)
    let inner = files.filter { $0.kind == .manifest && $0.path.contains("/") }.map {
      String($0.path.dropLast("Package.swift".count))
    }
    let obstructed = found.obstructed.filter { file in
      file.path.hasSuffix(".xcstrings") && !inner.contains(where: file.path.hasPrefix)
        && !layout.isTest(file.path, target: layout.target(of: file.path))
    }
    if let first = obstructed.first {
      throw .brokenCatalog(CatalogFailure(file: package.seen(first.path), fault: .unreadable(first.obstacle)))
    }
    for file in files where file.path.hasSuffix(".xcstrings") {
      let target = layout.target(of: file.path)
      guard !layout.isTest(file.path, target: target), !inner.contains(where: file.path.hasPrefix) else { continue }
      do throws(CatalogFailure) {
        let bytes = try Self.read("\(folder)/\(file.path)", shown: package.seen(file.path))
        let catalog = try Catalog(json: bytes, file: package.seen(file.path))
        catalogs.append(
          PackageCatalog(
            path: file.path, target: target.map { layout.targets[$0].name }, bytes: bytes,
            mutants: CatalogMutants(catalog, bytes: bytes).all))
      } catch {
        throw .brokenCatalog(error)
      }
    }
    guard catalogs.contains(where: { !$0.mutants.isEmpty }) else { throw .noCatalog(path: package.shown) }
  }

  private static func read(_ path: String, shown: String) throws(CatalogFailure) -> [UInt8] {
    guard let data = bytes(of: path, limit: Catalog.sizeLimit) else {
      throw CatalogFailure(file: shown, fault: LocalizedFile.obstacle(at: path).map { .unreadable($0) } ?? .unreadable(.other("it is too large")))
    }
    return Array(data)
  }

  /// How many mutants there are.
  package var count: Int { catalogs.reduce(0) { $0 + $1.mutants.count } }

  /// Keeps the mutants of one language; where no catalog has it, those whose line holds the text.
  /// - Throws: `MutationFailure`.
  mutating func keep(only text: String) throws(MutationFailure) {
    let isLanguage = catalogs.contains { $0.mutants.contains { $0.language == text } }
    for index in catalogs.indices {
      let path = catalogs[index].path
      catalogs[index].mutants.removeAll { mutant in
        isLanguage ? mutant.language != text : !"\(path):\(mutant.line)  \(mutant.text)".contains(text)
      }
    }
    if count == 0 { throw .noMutant(of: text) }
  }
}
