/// Translations without a character.
struct EmptyText: CatalogRule {
  let id = "words.empty-text"
  let severity = Severity.warning
  let abstract = "A translation that is empty while the source text is not."
  let reason = """
    An empty text is a text: nothing falls back to the source language, and the person sees nothing. Write it, or take
    the language away from the key.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "written",
        strings: """
          "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}
          """),
      RuleExample(
        "empty",
        strings: """
          "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ▸""}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      guard key.hasWords, !key.isStale else { return [] }
      return key.localizations.filter { $0.state == .empty }.flatMap { localization in
        localization.texts.filter(\.value.isEmpty).map { text in
          finding(
            "\(key.name.quoted) is empty in \(Languages.name(localization.language)): a person sees nothing there",
            at: file.place(text.place, in: localization), language: localization.language, key: key.name)
        }
      }
    }
  }
}
