/// Phrases without the app's name.
struct PhraseApplicationName: CatalogRule {
  let id = "words.phrase-application-name"
  let severity = Severity.error
  let abstract = "An App Shortcut phrase that does not have `${applicationName}` exactly once."
  let reason = """
    Siri finds the app by its name: Apple's build step refuses a phrase without it ("every App Shortcut utterance should
    have one '${applicationName}' in it"), and the person's sentence reaches nothing.
    """

  var examples: [RuleExample] {
    let phrase = { (text: String) in
      """
      "Start in ${applicationName}": {"localizations": {"de": {"stringSet": {"state": "translated", "values": [\(text)]}}}}
      """
    }
    return [
      RuleExample("once", strings: phrase("\"Starte in ${applicationName}\""), table: "AppShortcuts"),
      RuleExample("not at all", strings: phrase("▸\"Starte\""), table: "AppShortcuts"),
      RuleExample("misspelt", strings: phrase("▸\"Starte ${application_name}\""), table: "AppShortcuts"),
      RuleExample(
        "twice", strings: phrase("▸\"${applicationName}, starte ${applicationName}\""), table: "AppShortcuts"),
      RuleExample("a key without", strings: "▸\"Start\": {}", table: "AppShortcuts"),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    phraseFindings(in: project) { phrase, _, _ in
      let count = phrase.names.count { $0 == PhraseText.applicationName }
      // Told by the rule of its own.
      if count == 1 || phrase.isInterpolated { return nil }
      return (
        count == 0
          ? "the phrase lacks ${applicationName}, so Siri cannot tell which app is meant"
            + (phrase.misspeltName.map { "; ${\($0)} does not stand for it" } ?? "")
          : "the phrase has ${applicationName} \(count) times; once is allowed",
        nil
      )
    }
  }
}
