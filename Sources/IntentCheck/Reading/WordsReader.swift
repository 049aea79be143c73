import Foundation
import IntentWords
import StringCatalog

/// Reads the texts of a project's catalogs as a person reads them.
package struct WordsReader {
  let catalogs: [ReadableCatalog]
  /// The files that are no catalogs, and why.
  package let failures: [CatalogFailure]

  /// - Parameters:
  ///   - path: a folder, or one catalog.
  ///   - here: the folder that readings name files from.
  /// - Throws: `WordsFailure`.
  package init(path: String, here: String = FileManager.default.currentDirectoryPath) throws(WordsFailure) {
    let place = try WordsPlace(path, from: here)
    guard place.isFolder else {
      let project = CatalogProject(file: place.absolute, shown: place.shown)
      catalogs = project.catalogs.compactMap { ReadableCatalog($0, at: place.absolute) }
      failures = project.failures
      return
    }
    let words = try place.project()
    let project = CatalogProject(words)
    let defaults = Self.defaults(of: words)
    catalogs = project.catalogs.compactMap { file in
      ReadableCatalog(file, at: words.root + "/" + file.path.dropFirst(place.prefix.count), defaults: defaults)
    }
    failures = project.failures
  }

  /// The default values that the sources name, by table and key.
  private static func defaults(of words: WordsProject) -> [String: [String: String]] {
    var defaults: [String: [String: String]] = [:]
    for ask in words.asks {
      guard case .named(let table) = ask.table, let key = ask.key.exact, let text = ask.defaultValue?.exact
      else { continue }
      defaults[table, default: [:]][key] = text
    }
    return defaults
  }

  /// Every language of some catalog: source languages first, then by code.
  package var languages: [String] {
    let sources = Set(catalogs.map(\.source)).subtracting([""])
    return sources.sorted() + Set(catalogs.flatMap(\.languages)).subtracting(sources.union([""])).sorted()
  }

  /// Every text of every catalog, key by key and language by language, with samples that reach every form.
  package func all(in languages: [String]? = nil) -> [KeyReading] {
    let languages = languages.map(Self.once) ?? self.languages
    return catalogs.flatMap { catalog in
      catalog.keys.map { key in reading(of: key, catalog, languages.flatMap { catalog.readAll(key, in: $0) }) }
    }
  }

  /// One key in every language side by side, from each catalog that has it.
  /// - Parameters:
  ///   - name: the key, or a part that no other key has.
  ///   - counts: nil means the usual ones.
  ///   - languages: nil means those of the catalog.
  /// - Throws: `KeyFailure`.
  package func read(
    _ name: String, counts: [SampleCount]? = nil, in languages: [String]? = nil
  ) throws(KeyFailure) -> [KeyReading] {
    let found = try keys(named: name)
    if counts != nil, !found.contains(where: { $0.key.arguments.hasNumber && !$0.catalog.holdsPhrases($0.key) }) {
      throw .noNumber(key: found.first?.key.name ?? name)
    }
    let languages = languages.map(Self.once)
    return found.map { catalog, key in
      let readings = (languages ?? catalog.languages).flatMap { catalog.read(key, in: $0, counts ?? SampleCount.usual) }
      return reading(of: key, catalog, readings)
    }
  }

  /// The languages in their order, without those that came before.
  private static func once(_ languages: [String]) -> [String] {
    var seen: Set<String> = []
    return languages.filter { seen.insert($0).inserted }
  }

  private func reading(of key: CatalogKey, _ catalog: ReadableCatalog, _ readings: [TextReading]) -> KeyReading {
    let place = catalog.file.place(of: key)
    return KeyReading(path: place.path, line: place.line, key: key.name, readings: readings)
  }
}
