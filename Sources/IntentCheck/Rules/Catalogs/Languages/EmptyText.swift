import IntentWords

/// Translations without a character.
struct EmptyText: CatalogRule {
  let id = "words.empty-text"
  let severity = Severity.warning
  let abstract = "A translation that is empty while the source text is not."
  let reason = """
    An empty text is a text: nothing falls back to the source language, and the person sees nothing. Write it, or take
    the language away from the key. What is empty in the source too is told of the source alone; a form that serves a
    number or two is advice, for the code may never count them.
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
      let ofSource = key.localization(file.catalog.sourceLanguage)?.texts ?? []
      let source = Set(ofSource.filter(\.value.isEmpty).map(Form.init))
      return key.localizations.filter { $0.state == .empty }.flatMap { localization in
        localization.texts.filter { text in
          text.value.isEmpty && (localization.isSource || !source.contains(Form(text)))
        }.map { finding($0, localization, key, file) }
      }
    }
  }

  private func finding(
    _ text: CatalogText, _ localization: KeyLocalization, _ key: CatalogKey, _ file: CatalogFile
  ) -> Finding {
    let language = localization.language
    let numbers = text.category.flatMap(PluralCategory.init).flatMap { PluralForms.of(language)[$0] }
    let narrow = numbers.flatMap { $0.isReached && $0.areAtMost(2) ? $0.shown : nil }
    let form = text.category.map { "the form `\($0)` of " } ?? ""
    return finding(
      "\(form)\(key.name.quoted) is empty in \(Languages.name(language)): a person sees nothing there"
        + (narrow.map { ", unless the code never counts \($0)" } ?? ""),
      severity: narrow == nil ? nil : .advice, at: file.place(text.place, in: localization), language: language,
      key: key.name)
  }

  /// Which text of a language it is.
  private struct Form: Hashable {
    let category: String?
    let substitution: String?

    init(_ text: CatalogText) {
      category = text.category
      substitution = text.substitution
    }
  }
}
