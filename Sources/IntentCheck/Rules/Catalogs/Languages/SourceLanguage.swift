/// Catalogs of one project with different source languages.
struct SourceLanguage: CatalogRule {
  let id = "words.source-language"
  let severity = Severity.warning
  let abstract = "A catalog whose source language is not that of the project's other catalogs."
  let reason = """
    Whoever speaks none of the app's languages then reads two of them on one screen: each catalog falls back to its own
    source language.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "one source language",
        files: [
          "A.xcstrings": RuleExample.catalog(strings: #""Save": {}"#),
          "B.xcstrings": RuleExample.catalog(strings: #""Undo": {}"#),
        ]),
      RuleExample(
        "one catalog apart",
        files: [
          "A.xcstrings": RuleExample.catalog(strings: #""Save": {}"#),
          "B.xcstrings": RuleExample.catalog(strings: #""Undo": {}"#),
          "C.xcstrings": #"{"sourceLanguage": ▸"de", "strings": {"Sichern": {}}, "version": "1.0"}"#,
        ]),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    // What lies in language folders does not say its source language.
    let catalogs = project.catalogs.filter { $0.catalog.sourceLanguagePlace.line > 0 }
    let groups = Dictionary(grouping: catalogs, by: \.catalog.sourceLanguage)
    guard groups.count > 1, let usual = groups.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })
    else { return [] }
    return catalogs.filter { $0.catalog.sourceLanguage != usual.key }.map { file in
      finding(
        "the source language is \(Languages.name(file.catalog.sourceLanguage)), while "
          + (usual.value.count == 1 ? "another catalog" : "\(usual.value.count) catalogs")
          + " of the project start from \(Languages.name(usual.key))",
        at: file.place, language: file.catalog.sourceLanguage)
    }
  }
}
