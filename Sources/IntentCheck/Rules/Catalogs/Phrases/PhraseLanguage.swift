/// Shortcuts that nobody can say in a language.
struct PhraseLanguage: CatalogRule {
  let id = "words.phrase-language"
  let severity = Severity.warning
  let abstract = "An App Shortcut without a phrase in a language of its catalog."
  let reason = """
    Whoever speaks to Siri in that language would have to say the source language's phrase, and Siri does not understand
    that.
    """

  var examples: [RuleExample] {
    let german = #"{"de": {"stringSet": {"state": "translated", "values": ["Starte ${applicationName}"]}}}"#
    return [
      RuleExample(
        "each in German",
        strings: "\"Start ${applicationName}\": {\"localizations\": \(german)}", table: "AppShortcuts"),
      RuleExample(
        "one without",
        strings: """
          "Start ${applicationName}": {"localizations": \(german)},
          ▸"Stop ${applicationName}": {}
          """, table: "AppShortcuts"),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.compactMap { file, key in
      guard file.holdsPhrases else { return nil }
      let languages = file.languagesMissing(key)
      guard !languages.isEmpty else { return nil }
      return finding(
        "\(key.name.quoted) has no phrase in \(Languages.list(languages)): nobody can say it there",
        at: file.place(of: key), language: languages.count == 1 ? languages.first : nil, key: key.name)
    }
  }
}
