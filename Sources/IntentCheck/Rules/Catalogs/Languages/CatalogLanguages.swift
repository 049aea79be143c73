/// Catalogs of one project that have different languages.
struct CatalogLanguages: CatalogRule {
  let id = "words.catalog-languages"
  let severity = Severity.warning
  let abstract = "A catalog that lacks a language another catalog of the project has."
  let reason = """
    The app offers a language as soon as one catalog has it. All that is in the other catalog then reads in the source
    language.
    """

  var examples: [RuleExample] {
    let german = #""Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}"#
    return [
      RuleExample(
        "the same languages",
        files: [
          "A.xcstrings": RuleExample.catalog(strings: german), "B.xcstrings": RuleExample.catalog(strings: german),
        ]),
      RuleExample(
        "a catalog without German",
        files: [
          "A.xcstrings": RuleExample.catalog(strings: german),
          "B.xcstrings": #"{"sourceLanguage": ▸"en", "strings": {"Undo": {}}, "version": "1.0"}"#,
        ]),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    let files = project.catalogs.filter { file in file.keys.contains { $0.hasWords } }
    let all = Set(files.flatMap(\.languages)).sorted()
    return files.compactMap { file in
      let lacking = all.filter { !file.isServed($0) }
      guard let first = lacking.first, let other = files.first(where: { $0.languages.contains(first) }) else {
        return nil
      }
      return finding(
        "it has no \(Languages.list(lacking)); \(other.path.fileName) has, so the app offers "
          + "\(lacking.count == 1 ? "that language" : "these languages") with this catalog untranslated",
        // Most often it holds the app's name alone, which is the same everywhere.
        severity: file.table.lowercased().hasSuffix("infoplist") ? .advice : nil, at: file.place, language: lacking.count == 1 ? first : nil)
    }
  }
}

extension String {
  fileprivate var fileName: Substring { split(separator: "/").last ?? "" }
}
