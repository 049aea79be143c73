import Foundation
import IntentWords
import StringCatalog

/// The files of words of a project, read.
struct WordTables {
  private(set) var tables: [WordTable] = []
  private(set) var failures: [CatalogFailure] = []

  init(_ files: [ProjectFile], layout: ProjectLayout, root: String) {
    let interfaces = Set(files.lazy.filter { $0.kind == .interface }.map(\.name))
    let catalogs = files.filter { $0.kind == .catalog && $0.path.hasSuffix(".xcstrings") }
    let read = inParallel(catalogs) { file in
      Result<Catalog, CatalogFailure> { () throws(CatalogFailure) in
        try Catalog(contentsOf: URL(fileURLWithPath: "\(root)/\(file.path)"))
      }
    }
    for (file, result) in zip(catalogs, read) {
      switch result {
      case .success(let catalog):
        let target = layout.target(of: file.path)
        guard !layout.isTest(file.path, target: target) else { continue }
        tables.append(WordTable(file: file, catalog: catalog, target: target, interfaces: interfaces))
      case .failure(var failure):
        failure.file = file.path
        failures.append(failure)
      }
    }
  }

  /// Every key that code may name.
  var keys: Set<String> {
    tables.lazy.filter { $0.asker == .code }.reduce(into: []) { $0.formUnion($1.catalog.entries.keys) }
  }

  /// The keys a person wrote into a catalog, by the Swift symbols that Xcode 26 makes of them.
  var symbols: [String: [String]] {
    var symbols: [String: [String]] = [:]
    for table in tables where table.asker == .code {
      for (key, entry) in table.catalog.entries where entry.extractionState == "manual" {
        symbols[Self.symbol(of: key), default: []].append(key)
      }
    }
    return symbols
  }

  /// `settingsTitle` of `settings.title`, `itemsLeft` of `%lld items left`.
  static func symbol(of key: String) -> String {
    let text = key.utf8.contains(UInt8(ascii: "%")) ? KeyShape(key).shape : key
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first else { return "" }
    return first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
