import Foundation
import StringCatalog

/// The text of a key as the catalog, or the code, gives it: which link of the chain answered, and in which language.
struct Lookup {
  var text: Variation
  var substitutions: [String: Substitution] = [:]
  var language: String?
  var step: Reading.Step
  var problems: [Problem] = []
  /// The catalog that was asked, and the line of the key.
  private(set) var file: String?
  private(set) var line = 0
  /// Whether the key is the person's own text as it stands, so that a catalog need not have it.
  private var isAtHome = false
  /// Whether the catalog has the language at all.
  private var isServed = true

  /// What to tell of a reading's problems: `own` are those of the text, without those of the resources within it.
  func notices(own: [Problem]) -> [CatalogNotice] {
    (problems + own).compactMap { problem in
      switch problem {
      case .missingKey where isAtHome: nil
      case .missingKey: CatalogNotice(problem, file: file)
      case .missingLanguage(let language, _) where !isServed: CatalogNotice(.unservedLanguage(language), file: file)
      default: CatalogNotice(problem, file: file, line: line)
      }
    }
  }

  /// Asks the chain: the chosen languages, the catalog's source language, the default, the key.
  init(_ resource: Resource, in context: ReadingContext) {
    text = Variation(line: 0)
    text.unit = StringUnit(value: resource.defaultValue ?? resource.key)
    step = resource.defaultValue == nil ? .key : .defaultValue
    if let bundle = resource.bundle {
      ask(bundle, for: resource, in: context)
    } else {
      step = .verbatim
    }
  }

  private mutating func ask(_ bundle: URL, for resource: Resource, in context: ReadingContext) {
    // An empty text is no sentence, though some catalogs hold the key.
    guard !resource.key.isEmpty else { return }
    let table = resource.table ?? "Localizable"
    guard let loaded = context.store.catalog(table: table, in: bundle) else {
      return problems.append(.missingCatalog(table: table, bundle: bundle))
    }
    file = loaded.path
    if let failure = loaded.failure { return problems.append(.catalog(failure)) }
    // What nobody speaks is made of the source text.
    let chain = context.pseudo == nil ? loaded.chain(for: context.languages) : [loaded.catalog.sourceLanguage]
    isServed = !chain.isEmpty
    isAtHome = chain.contains(loaded.catalog.sourceLanguage)
    for repetition in loaded.catalog.repetitions where repetition.isOf(resource.key) {
      problems.append(.catalog(repetition))
    }
    guard let entry = loaded.catalog.entries[resource.key] else {
      return problems.append(.missingKey(resource.key, table: table))
    }
    line = entry.line
    ask(entry, source: loaded.catalog.sourceLanguage, key: resource.key, chain: chain, languages: context.languages)
  }

  private mutating func ask(
    _ entry: Entry, source: String, key: String, chain: [String], languages: [String]
  ) {
    for language in chain {
      if let localization = entry.localizations[language], take(localization, language, .language, key: key) { return }
    }
    // In the source language the key itself is the text; nothing is missing then, nor where nothing is to be translated.
    if !chain.contains(source), entry.shouldTranslate, let wanted = chain.first ?? languages.first {
      problems.append(.missingLanguage(wanted, key: key))
    }
    let isSourceTaken = entry.localizations[source].map { take($0, source, .source, key: key) } ?? false
    // What is not to be translated belongs to every language: what stands within it is read in the person's own.
    if !entry.shouldTranslate { language = chain.first ?? source } else if !isSourceTaken { language = source }
  }

  /// Takes a localization that has a text; one that Xcode made and nobody wrote has none.
  private mutating func take(
    _ localization: Localization, _ language: String, _ step: Reading.Step, key: String
  ) -> Bool {
    guard let text = localization.text else { return false }
    if let unit = text.unit, unit.value.isEmpty {
      guard unit.state != .new else { return false }
      problems.append(.emptyText(key: key, language: language))
    }
    self.text = text
    if let file = localization.file {
      self.file = file
      line = localization.line
    }
    self.language = language
    self.step = step
    substitutions = localization.substitutions
    return true
  }
}

extension CatalogFailure {
  /// Whether it is that the key is repeated.
  func isOf(_ key: String) -> Bool {
    guard case .repeated(let path, _) = fault else { return false }
    return path.first == key
  }
}
