import StringCatalog

/// Makes the mutants of one catalog.
struct CatalogMutants {
  private let catalog: Catalog
  private let source: CatalogBytes

  init(_ catalog: Catalog, bytes: [UInt8]) {
    self.catalog = catalog
    source = CatalogBytes(bytes, places: Self.places(of: catalog))
  }

  /// By line; what has no place in the file gives none.
  var all: [Mutant] {
    Self.living(catalog).flatMap { key, entry in
      entry.localizations.flatMap { language, words in
        (language == catalog.sourceLanguage
          ? [] : [deletion(key, language, words), copy(key, language, words, entry)].compactMap(\.self))
          + swaps(key, language, words) + emptyings(key, language, words)
      }
    }.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }

  /// The entries that somebody reads in more than one language.
  private static func living(_ catalog: Catalog) -> some Sequence<(key: String, value: Entry)> {
    catalog.entries.lazy.filter { $0.value.shouldTranslate && $0.value.extractionState != "stale" }
  }

  private static func places(of catalog: Catalog) -> [Place] {
    living(catalog).flatMap { _, entry in
      [entry.place]
        + entry.localizations.values.flatMap { words in
          [words.place] + words.texts.map(\.place)
            + words.pluralSets.flatMap { $0.forms.values.map(\.place) }
        }
    }
  }

  private func deletion(_ key: String, _ language: String, _ words: Localization) -> Mutant? {
    guard let range = source.removableMember(at: words.place) else { return nil }
    return Mutant(
      change: .deleted, key: key, language: language, line: words.line, text: "\"\(key)\" without \(language)",
      edits: [.init(range: range, substitute: .literal([]))])
  }

  private func copy(_ key: String, _ language: String, _ words: Localization, _ entry: Entry) -> Mutant? {
    guard let range = source.memberValue(at: words.place) else { return nil }
    let substitute: Mutant.Edit.Substitute
    if let model = entry.localizations[catalog.sourceLanguage] {
      guard !model.says(words), let theirs = source.memberValue(at: model.place) else { return nil }
      substitute = .copy(theirs)
    } else {
      // Without a text of its own the source language reads as the key.
      guard words.texts.map(\.value) != [key], let name = source.value(at: entry.place) else { return nil }
      substitute = .literal(
        Array(#"{"stringUnit": {"state": "translated", "value": "#.utf8) + source.bytes[name] + Array("}}".utf8))
    }
    return Mutant(
      change: .copied, key: key, language: language, line: words.line,
      text: "\"\(key)\" in \(language) reads as \(catalog.sourceLanguage)",
      edits: [.init(range: range, substitute: substitute)])
  }

  private func swaps(_ key: String, _ language: String, _ words: Localization) -> [Mutant] {
    words.pluralSets.flatMap { set in
      let forms = set.forms.sorted { $0.key < $1.key }
      return forms.indices.flatMap { first in
        forms[(first + 1)...].compactMap { other in
          swap(forms[first], other, in: set, key: key, language: language)
        }
      }
    }
  }

  private func swap(
    _ one: (key: String, value: Variation), _ other: (key: String, value: Variation), in set: MutableForms, key: String,
    language: String
  ) -> Mutant? {
    let says = { (form: Variation) in Set(form.texts(below: []).map { $0.path + [$0.value] }) }
    guard says(one.value) != says(other.value),
      let first = source.memberValue(at: one.value.place), let second = source.memberValue(at: other.value.place)
    else { return nil }
    let names = [one, other].map { (set.path + [$0.key]).joined(separator: ".") }
    return Mutant(
      change: .swapped, key: key, language: language, line: min(one.value.line, other.value.line),
      text: "\"\(key)\" in \(language): \(names[0]) and \(names[1]) swapped",
      edits: [.init(range: first, substitute: .copy(second)), .init(range: second, substitute: .copy(first))])
  }

  private func emptyings(_ key: String, _ language: String, _ words: Localization) -> [Mutant] {
    words.texts.compactMap { text in
      guard !text.value.isEmpty, let range = source.value(at: text.place) else { return nil }
      let part = text.path.isEmpty ? "" : ": " + text.path.joined(separator: ".")
      return Mutant(
        change: .emptied, key: key, language: language, line: text.place.line,
        text: "\"\(key)\" in \(language)\(part) emptied",
        edits: [.init(range: range, substitute: .literal(Array("\"\"".utf8)))])
    }
  }
}
