/// Keys that lack a language the catalog has.
struct MissingLanguage: CatalogRule {
  let id = "words.missing-language"
  let severity = Severity.warning
  let abstract = "A key without a text in a language that the catalog has."
  let reason = """
    In that language the sentence reads in the source language, in the middle of translated ones. A language that
    another one serves as well (`en-GB` by `en`) is not missing, nor is a key that has no words, is stale, or is not to
    be translated (`shouldTranslate`). A language that lacks most keys is told once, for the whole catalog.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "all there, or not to be translated",
        strings: """
          "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
          "%@ (%lld)": {},
          "": {},
          "StageDoor": {"shouldTranslate": false}
          """),
      RuleExample(
        "a key without German",
        strings: """
          "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
          ▸"Undo": {}
          """),
      RuleExample(
        "made by Xcode, and never written",
        strings: """
          "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
          ▸"Undo": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.catalogs.filter { !$0.holdsPhrases }.flatMap(findings)
  }

  private func findings(in file: CatalogFile) -> [Finding] {
    let missing = file.keys.map { (key: $0, languages: file.languagesMissing($0)) }
    let sparse = sparseLanguages(of: file, missing: missing.flatMap(\.languages))
    let ofFile = sparse.sorted { $0.key < $1.key }.map { language, lacking in
      finding(
        "\(Languages.name(language)) lacks \(lacking) of \(worded(file)) keys; they read in "
          + Languages.name(file.catalog.sourceLanguage),
        at: file.place, language: language)
    }
    return ofFile
      + missing.compactMap { key, languages in
        let languages = languages.filter { sparse[$0] == nil }
        guard !languages.isEmpty else { return nil }
        return finding(
          "\(key.name.quoted) has no text in \(Languages.list(languages)), and reads in "
            + "\(Languages.name(file.catalog.sourceLanguage)) there",
          at: file.place(of: key), language: languages.count == 1 ? languages.first : nil, key: key.name)
      }
  }

  private func worded(_ file: CatalogFile) -> Int { file.keys.count { $0.hasWords && !$0.isStale } }

  /// The languages that lack more than half of at least ten keys, each with how many it lacks.
  private func sparseLanguages(of file: CatalogFile, missing: [String]) -> [String: Int] {
    let all = worded(file)
    guard all >= 10 else { return [:] }
    return Dictionary(missing.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value * 2 > all }
  }
}
