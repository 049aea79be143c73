import Foundation
import IntentWords
import StringCatalog

/// The files of words of a project, read.
struct WordTables {
  private(set) var tables: [WordTable] = []
  private(set) var failures: [CatalogFailure] = []

  init(_ folder: ProjectFolder, layout: ProjectLayout, root: String) {
    let files = folder.files
    failures = folder.obstructed.filter { !layout.isTest($0.path, target: layout.target(of: $0.path)) }.map {
      CatalogFailure(file: $0.path, fault: .unreadable($0.obstacle), format: Self.format(of: $0.path))
    }
    failures += layout.absentCatalogs.map {
      CatalogFailure(file: $0, fault: .unreadable(.absent), format: .catalog)
    }
    let interfaces = Set(files.lazy.filter { $0.kind == .interface }.map(\.name))
    let words = files.filter { $0.kind == .catalog && !layout.isTest($0.path, target: layout.target(of: $0.path)) }
    let read = inParallel(words) { file in Self.read(file, root: root) }
    var languages: [LanguageFolder.Table: [(folder: LanguageFolder, table: LanguageTable)]] = [:]
    for (file, answer) in zip(words, read) {
      switch answer {
      case .success(.catalog(let catalog)):
        tables.append(
          WordTable(file: file, catalog: catalog, target: layout.target(of: file.path), interfaces: interfaces))
      case .success(.language(let table)):
        let folder = LanguageFolder(of: file)
        languages[folder.table, default: []].append((folder, table))
      case .failure(let failure):
        failures.append(failure)
      }
    }
    for (_, members) in languages.sorted(by: { $0.key < $1.key }) {
      guard let table = Self.joined(members, layout: layout, interfaces: interfaces) else { continue }
      tables.append(table)
    }
  }

  private static func format(of path: String) -> FileFormat {
    path.hasSuffix(".xcstrings") ? .catalog : path.hasSuffix(".strings") ? .strings : .propertyList
  }

  private enum Words: Sendable {
    case catalog(Catalog)
    case language(LanguageTable)
  }

  private static func read(_ file: ProjectFile, root: String) -> Result<Words, CatalogFailure> {
    let url = URL(fileURLWithPath: "\(root)/\(file.path)")
    do throws(CatalogFailure) {
      if file.path.hasSuffix(".xcstrings") { return .success(.catalog(try Catalog(contentsOf: url))) }
      let isPlain = file.path.hasSuffix(".strings")
      var table = isPlain ? try LanguageTable(strings: url) : try LanguageTable(stringsdict: url)
      // Findings name files as the project's folder sees them.
      table.file = file.path
      for key in table.entries.keys { table.entries[key]?.localization.file = file.path }
      return .success(.language(table))
    } catch {
      var failure = error
      failure.file = file.path
      return .failure(failure)
    }
  }

  /// The languages of one table as one catalog.
  private static func joined(
    _ members: [(folder: LanguageFolder, table: LanguageTable)], layout: ProjectLayout, interfaces: Set<Substring>
  ) -> WordTable? {
    let languages = Set(members.map(\.folder.language))
    let file = members.first.map { ProjectFile(path: $0.table.file, kind: .catalog) }
    let isSystems = file.map { WordTable.asker(of: $0, interfaces: interfaces) == .system } ?? false
    let source = LanguageFolder.source(among: languages, isSystems: isSystems)
    // A `.stringsdict` is asked before a `.strings`, so it comes last.
    let ordered = members.sorted { !$0.table.file.hasSuffix("dict") && $1.table.file.hasSuffix("dict") }
    let tables = Dictionary(grouping: ordered) { $0.folder.language }.mapValues { $0.map(\.table) }
    // The texts of the source may stand in the interface itself.
    guard let first = tables[source]?.first ?? ordered.first?.table else { return nil }
    return WordTable(
      file: ProjectFile(path: first.file, kind: .catalog), catalog: Catalog(tables: tables, sourceLanguage: source),
      target: layout.target(of: first.file), interfaces: interfaces)
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
