/// Texts that their catalog itself calls unfinished.
struct NewText: CatalogRule {
  let id = "words.new"
  let severity = Severity.warning
  let abstract = "A translation whose state is `new`."
  let reason = """
    Xcode treats it as not translated: what stands there was not written by a translator. In the source language the
    state only says that the text came from the code.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "the text of the code itself",
        strings: """
          "greeting": {"extractionState": "extracted_with_value", "localizations": {"en": {"stringUnit": {"state": "new", "value": "Hello"}}}}
          """),
      RuleExample(
        "a translation that nobody wrote",
        strings: """
          ▸"Save": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Save"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    unfinished(.new, in: project) { "is new in \($0): translate it" }
  }
}

/// Texts that a translator is to look at again.
struct NeedsReview: CatalogRule {
  let id = "words.needs-review"
  let severity = Severity.warning
  let abstract = "A translation whose state is `needs_review`, or one that is not known."
  let reason = """
    Most often the source text changed after it was translated, so the two may say different things. Read both, then
    mark it as reviewed.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "reviewed",
        strings: """
          "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}
          """),
      RuleExample(
        "to be reviewed",
        strings: """
          ▸"Save": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Sichern"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    unfinished(.needsReview, in: project) { "needs review in \($0): its source may have changed since" }
  }
}

extension CatalogRule {
  /// One finding for each key with languages in the state.
  fileprivate func unfinished(
    _ state: KeyLocalization.State, in project: CatalogProject, words: (String) -> String
  ) -> [Finding] {
    project.keys.compactMap { file, key in
      guard !key.isStale else { return nil }
      let languages = key.localizations.filter { $0.state == state }.map(\.language)
      guard !languages.isEmpty else { return nil }
      return finding(
        "\(key.name.quoted) \(words(Languages.list(languages)))", at: file.place(of: key),
        language: languages.count == 1 ? languages.first : nil, key: key.name)
    }
  }
}
