/// Plural sets without the one form that every language has.
struct MissingOther: CatalogRule {
  let id = "words.missing-other"
  let severity = Severity.error
  let abstract = "A set of plural forms without `other`."
  let reason = """
    `other` is the one form that must be there: Xcode refuses the catalog, and fractions have no text.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "with `other`",
        strings: """
          "%lld days": {"localizations": {"ja": {"variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%lld日"}}}}}}}
          """),
      RuleExample(
        "without",
        strings: """
          "%lld days": {"localizations": {▸"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld day"}}}}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key in
      key.localizations.flatMap { localization in
        localization.plurals.filter { $0.forms["other"] == nil }.map { set in
          finding(
            "\(key.name.quoted) has plural forms in \(Languages.name(localization.language)), but not `other`, which "
              + "every language must have",
            at: file.place(set.place, in: localization), language: localization.language, key: key.name)
        }
      }
    }
  }
}
