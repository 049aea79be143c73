/// Translations that nobody has written yet.
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
    unfinished(
      .new, in: project,
      words: UnfinishedWords(
        key: { "is new in \($0): translate it" },
        language: { "has \($0) of \($1) texts that are new: translate them" }))
  }
}
