/// Phrases written as Swift writes them.
struct PhraseInterpolation: CatalogRule {
  let id = "words.phrase-interpolation"
  let severity = Severity.error
  let abstract = "Swift's interpolation in an App Shortcut phrase of a catalog."
  let reason = """
    In a catalog `\\(.applicationName)` is text: nobody says it, so the phrase reaches nothing. There the parts are
    written `${applicationName}` and `${parameter}`.
    """

  var examples: [RuleExample] {
    let phrase = { (text: String) in
      """
      "Open ${trend} in ${applicationName}": {"localizations": {"de": {"stringSet": {"state": "translated", "values": [\(text)]}}}}
      """
    }
    return [
      RuleExample("a catalog's own", strings: phrase("\"Öffne ${trend} in ${applicationName}\""), table: "AppShortcuts"),
      RuleExample("Swift's", strings: phrase(#"▸"Öffne \\(\\.$trend) in \\(.applicationName)""#), table: "AppShortcuts"),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    phraseFindings(in: project) { phrase, _, _ in
      phrase.isInterpolated ? ("Swift's \\(…) is text in a catalog; write ${applicationName} and ${parameter}", nil) : nil
    }
  }
}
