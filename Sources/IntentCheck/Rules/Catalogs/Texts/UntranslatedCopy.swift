/// Translations that are the source text.
struct UntranslatedCopy: CatalogRule {
  let id = "words.untranslated-copy"
  let severity = Severity.advice
  let abstract = "A translation of several words that is the same as the source text."
  let reason = """
    It counts as translated, so no list shows it, while the person reads the source language. Names and single words
    are often the same in two languages, so only three words and more are looked at; it is possibly meant.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "translated, or a word that is the same",
        strings: """
          "Save to the library": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "In der Bibliothek sichern"}}}},
          "Name": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Name"}}}}
          """),
      RuleExample(
        "copied",
        strings: """
          ▸"Save to the library": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Save to the library"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.catalogs.flatMap { file in
      let family = Languages.family(file.catalog.sourceLanguage)
      let words = UnfinishedWords(
        key: { "is the source text in \($0), though it counts as translated" },
        language: { "has the source text in \($0) of \($1) keys, though they count as translated" })
      return unfinished(in: file, words: words) { key in
        let sources = Set(key.source.map(\.value).filter(Self.isSentence))
        guard !sources.isEmpty else { return [] }
        return key.localizations.filter { localization in
          localization.state == .translated && Languages.family(localization.language) != family
            && localization.texts.allSatisfy { sources.contains($0.value) }
        }.map(\.language)
      }
    }
  }

  /// Three words with a small letter at their beginning: no name, no title.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace }.filter { $0.first?.isLetter == true }
    return words.count >= 3 && words.dropFirst().count { $0.first?.isLowercase == true } >= 2
  }
}
