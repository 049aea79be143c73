import StringCatalog
import StringCatalog

/// One catalog, its keys taken apart once for all rules.
package struct CatalogFile: Sendable {
  package let path: String
  package let catalog: Catalog
  /// The file's name without its ending, by which the sources name it.
  package let table: String
  /// In the order of the file, without the empty key and those that are not to be translated.
  package let keys: [CatalogKey]
  /// The most languages that are looked at: every key is compared with every one. The most a known catalog has is 35.
  static let languageLimit = 512

  /// Every language of some key, the source language among them, in order.
  package let languages: [String]
  /// For each language, the others that serve its readers: `en` for `en-GB`.
  let relatives: [String: [String]]

  /// The keys that no source is sure to ask for; empty where the sources are not known.
  let doubtful: Set<String>

  package init(path: String, catalog: Catalog, doubtful: Set<String> = []) {
    self.path = path
    self.doubtful = doubtful
    self.catalog = catalog
    table = String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
    let source = catalog.sourceLanguage
    keys = catalog.entries.lazy.filter { !$0.key.isEmpty && $0.value.shouldTranslate }
      .map { CatalogKey(name: $0.key, entry: $0.value, source: source) }
      .sorted { ($0.entry.place, $0.name) < ($1.entry.place, $1.name) }
    languages = Array(catalog.languages.sorted().prefix(Self.languageLimit))
    relatives = Languages.relatives(among: languages)
  }

  /// Whether the catalog holds the phrases of App Shortcuts.
  package var holdsPhrases: Bool { table == "AppShortcuts" }

  /// A place in the catalog, or in the file of one language where they have files of their own.
  func place(_ place: Place, in localization: KeyLocalization?) -> FindingPlace {
    FindingPlace(path: localization?.localization.file ?? path, line: place.line, column: place.column)
  }

  /// Where a key stands: among the texts of the source language, if there.
  func place(of key: CatalogKey) -> FindingPlace {
    let source = key.localization(catalog.sourceLanguage)
    return place(key.entry.place, in: source ?? key.localizations.first { $0.localization.file != nil })
  }

  /// The place of the file as a whole: where it names its source language.
  var place: FindingPlace { place(catalog.sourceLanguagePlace, in: nil) }

  /// Whether a reader of the language reads this key in it, or in a language that serves them as well.
  func serves(_ language: String, _ key: CatalogKey) -> Bool {
    if language == catalog.sourceLanguage || key.isWritten(in: language) { return true }
    if isBase(language) { return true }
    let others = relatives[language] ?? Languages.serving(language, among: languages)
    return others.contains { $0 == catalog.sourceLanguage || key.isWritten(in: $0) }
  }

  /// Whether the catalog has the language, or one that serves its readers as well.
  func isServed(_ language: String) -> Bool {
    language == Languages.base || languages.contains(language) || isBase(language)
      || !Languages.serving(language, among: languages).isEmpty
  }

  /// Whether the catalog's source language is the one of development, and most likely this.
  private func isBase(_ language: String) -> Bool {
    catalog.sourceLanguage == Languages.base && Languages.family(language) == Languages.family(Languages.base)
  }

  /// The source language, as a sentence names it.
  var sourceName: String {
    catalog.sourceLanguage == Languages.base ? "the language of development" : Languages.name(catalog.sourceLanguage)
  }

  /// The languages that the key is to be translated into and has nothing for.
  func languagesMissing(_ key: CatalogKey) -> [String] {
    guard key.hasWords, !key.isStale else { return [] }
    return languages.filter { !serves($0, key) }
  }
}
