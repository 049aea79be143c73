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
    unfinished(
      .needsReview, in: project,
      words: UnfinishedWords(
        key: { "needs review in \($0): its source may have changed since" },
        language: { "has \($0) of \($1) texts to be reviewed: their sources may have changed since" }))
  }
}
