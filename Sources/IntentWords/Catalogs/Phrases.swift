import Foundation
import StringCatalog

/// The phrases a catalog has for one key, with how they were found.
package struct Phrases: Hashable, Sendable {
  package var texts: [String]
  /// The language they are in, as the catalog names it; nil when no catalog answered.
  package var language: String?
  package var step: Reading.Step
  package var notices: [CatalogNotice]

  package var problems: [Problem] { notices.map(\.problem) }
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
    var notices: [CatalogNotice] = []
    var asked: String?
    for bundle in bundles {
      guard let loaded = catalog(table: table, in: bundle) else { continue }
      if let failure = loaded.failure {
        notices.append(CatalogNotice(.catalog(failure)))
        continue
      }
      let source = loaded.catalog.sourceLanguage
      // Phrases are said, so nobody's language has none of its own.
      let chain = Pseudolanguage(among: languages) == nil ? loaded.chain(for: languages) : [source]
      // Whoever reads the source language misses no key: it is the text.
      if !chain.contains(source) { asked = loaded.path }
      notices += loaded.catalog.repetitions.filter { $0.isOf(key) }.map { CatalogNotice(.catalog($0)) }
      guard let entry = loaded.catalog.entries[key] else { continue }
      for language in chain {
        guard let texts = entry.localizations[language]?.phraseTexts else { continue }
        return Phrases(texts: texts, language: language, step: .language, notices: notices)
      }
      if chain.isEmpty, let wanted = languages.first {
        notices.append(CatalogNotice(.unservedLanguage(wanted), file: loaded.path))
      } else if !chain.contains(source), let wanted = chain.first {
        notices.append(CatalogNotice(.missingLanguage(wanted, key: key), file: loaded.path, line: entry.line))
      }
      let texts = entry.localizations[source]?.phraseTexts
      return Phrases(texts: texts ?? [key], language: source, step: texts == nil ? .key : .source, notices: notices)
    }
    notices.append(CatalogNotice(.missingKey(key, table: table), file: asked))
    return Phrases(texts: [key], step: .key, notices: notices)
  }

  /// What may be said for one App Shortcut: all that stands under its first phrase, and what stands under each other;
  /// where no catalog knows any, the phrases of the code.
  package func phrases(of shortcut: [String], bundles: [URL], languages: [String]) -> [String] {
    let read = shortcut.map { phrases(for: $0, bundles: bundles, languages: languages) }
    let found = read.filter { $0.step != .key }.flatMap(\.texts)
    // Most often only the first phrase is a key, and no key is missed where there is no catalog.
    let isMissed = found.isEmpty && read.first?.notices.last?.file != nil
    ReadingLog.current?.add(
      read.enumerated().flatMap { place, phrases in
        phrases.notices.filter { notice in
          if case .missingKey = notice.problem { isMissed && place == 0 } else { true }
        }
      })
    return found.isEmpty ? shortcut : found
  }
}

extension Localization {
  /// The phrases; nil when there are none.
  fileprivate var phraseTexts: [String]? {
    let texts = (phrases?.values ?? text?.unit.map { [$0.value] } ?? []).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts
  }
}
