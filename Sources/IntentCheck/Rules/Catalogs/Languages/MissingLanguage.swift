/// Keys that lack a language the catalog has.
struct MissingLanguage: CatalogRule {
  let id = "words.missing-language"
  let severity = Severity.warning
  let abstract = "A key without a text in a language that the catalog has."
  let reason = """
    In that language the sentence reads in the source language, in the middle of translated ones. A language that
    another one serves as well (`en-GB` by `en`) is not missing, nor is a key that has no words, is stale, or is not to
    be translated (`shouldTranslate`). A language that lacks many keys (more than a tenth) is told once, for the
    whole catalog.
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
    let unread = Set(project.failures.lazy.filter { $0.format != .catalog }.map { LanguageFolder(path: $0.file) })
    return project.catalogs.filter { !$0.holdsPhrases }.flatMap { findings(in: $0, unread: unread) }
  }

  /// - Parameter unread: files of languages that are told by themselves: what they have is not known.
  private func findings(in file: CatalogFile, unread: Set<LanguageFolder>) -> [Finding] {
    let table = LanguageFolder(path: file.path).table
    let skipped = Set(unread.lazy.filter { $0.table == table }.map(\.language))
    let words = UnfinishedWords(
      key: { "has no text in \($0), and reads in \(file.sourceName) there" },
      language: { "lacks \($0) of \($1) keys; they read in \(file.sourceName)" })
    return unfinished(in: file, words: words) { key in
      file.languagesMissing(key).filter { !skipped.contains($0) }
    }
  }
}
