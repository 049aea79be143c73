import Foundation
import StringCatalog

/// The phrases a catalog has for one key, with how they were found.
package struct Phrases: Hashable, Sendable {
  package var texts: [String]
  /// The language they are in, as the catalog names it; nil when no catalog answered.
  package var language: String?
  package var step: Reading.Step
  package var problems: [Problem]
}

extension CatalogStore {
  /// All phrases of a key in the first of the languages that has them.
  ///
  /// The phrases of an App Shortcut stand as a string set under its first phrase; catalogs written by hand have a string
  /// unit for each phrase instead. Where no language answers, the key is its own phrase.
  /// - Parameters:
  ///   - key: the first phrase, with `${applicationName}` and `${parameter}` in it.
  ///   - table: the catalog's name.
  ///   - bundles: where to look, in this order; the first that has the key answers.
  ///   - languages: what the person prefers, best first, as BCP 47 tags.
  package func phrases(
    for key: String, table: String = "AppShortcuts", bundles: [URL], languages: [String]
  ) -> Phrases {
    var problems: [Problem] = []
    for bundle in bundles {
      guard let loaded = catalog(table: table, in: bundle) else { continue }
      if let failure = loaded.failure { problems.append(.catalog(failure)) }
      guard let entry = loaded.catalog.entries[key] else { continue }
      let source = loaded.catalog.sourceLanguage
      let chain = loaded.chain(for: languages)
      for language in chain {
        guard let texts = entry.localizations[language]?.phraseTexts else { continue }
        return Phrases(texts: texts, language: language, step: .language, problems: problems)
      }
      if !chain.contains(source), let wanted = chain.first ?? languages.first {
        problems.append(.missingLanguage(wanted, key: key))
      }
      let texts = entry.localizations[source]?.phraseTexts
      return Phrases(texts: texts ?? [key], language: source, step: texts == nil ? .key : .source, problems: problems)
    }
    return Phrases(texts: [key], step: .key, problems: problems + [.missingKey(key, table: table)])
  }
}

extension Localization {
  /// The phrases; nil when there are none.
  fileprivate var phraseTexts: [String]? {
    let texts = (phrases?.values ?? text?.unit.map { [$0.value] } ?? []).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts
  }
}
