import Foundation
import IntentWords
import StringCatalog

/// A catalog of a project, and the bundle that a conversation would read it from.
struct ReadableCatalog {
  let file: CatalogFile
  /// In the order of the file; those that are not to be translated are read, too.
  let keys: [CatalogKey]
  let table: String
  let bundle: URL
  /// The source language first, then by code.
  let languages: [String]
  /// The texts that the code gives for keys of this table.
  let defaults: [String: String]

  /// - Parameter absolute: where the file is.
  init?(_ file: CatalogFile, at absolute: String, defaults: [String: [String: String]] = [:]) {
    var folder = URL(filePath: absolute).deletingLastPathComponent()
    if !absolute.hasSuffix(".xcstrings") {
      // A file of one language that is in no language's folder is nobody's.
      guard folder.pathExtension == "lproj" else { return nil }
      folder.deleteLastPathComponent()
    }
    let table = URL(filePath: absolute).deletingPathExtension().lastPathComponent
    guard let loaded = CatalogStore.shared.catalog(table: table, in: folder) else { return nil }
    self.file = file
    self.table = table
    bundle = folder
    let source = loaded.catalog.sourceLanguage
    languages = (source.isEmpty ? [] : [source]) + loaded.catalog.languages.subtracting([source, ""]).sorted().prefix(CatalogFile.languageLimit)
    self.defaults = defaults[table] ?? [:]
    let others = file.catalog.entries.lazy.filter { !$0.key.isEmpty && !$0.value.shouldTranslate }
      .map { CatalogKey(name: $0.key, entry: $0.value, source: file.catalog.sourceLanguage) }
    keys = (file.keys + others).sorted { ($0.entry.place, $0.name) < ($1.entry.place, $1.name) }
  }

  var source: String { languages.first ?? "en" }

  /// The texts of a key, with the counts or without.
  func read(_ key: CatalogKey, in language: String, _ counts: [SampleCount]) -> [TextReading] {
    if holdsPhrases(key) { return phrases(of: key, in: language) }
    guard key.arguments.hasNumber else { return [text(of: key, in: language, nil)] }
    return counts.map { text(of: key, in: language, $0) }
  }

  func text(of key: CatalogKey, in language: String, _ count: SampleCount?) -> TextReading {
    let resource = Resource(
      key: key.name, defaultValue: defaults[key.name], arguments: key.arguments.samples(count), table: table,
      bundle: bundle)
    return TextReading(
      language: language, count: count, reading: resource.reading(in: [language]), isAtHome: isAtHome(language, key))
  }

  func holdsPhrases(_ key: CatalogKey) -> Bool {
    file.holdsPhrases || key.entry.localizations.values.contains { $0.phrases != nil }
  }

  private func phrases(of key: CatalogKey, in language: String) -> [TextReading] {
    let found = CatalogStore.shared.phrases(for: key.name, table: table, bundles: [bundle], languages: [language])
    return found.texts.enumerated().map { place, text in
      TextReading(
        language: language, phrase: place + 1,
        reading: Reading(text: text, language: found.language, step: found.step, problems: found.problems),
        isAtHome: isAtHome(language, key))
    }
  }

  private func isAtHome(_ language: String, _ key: CatalogKey) -> Bool {
    language == source || !key.entry.shouldTranslate || Pseudolanguage(tag: language) != nil
  }
}
