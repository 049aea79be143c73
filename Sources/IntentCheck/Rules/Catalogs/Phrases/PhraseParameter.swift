/// Phrases whose parameters are not the shortcut's.
struct PhraseParameter: CatalogRule {
  let id = "words.phrase-parameter"
  let severity = Severity.error
  let abstract = "A `${parameter}` that no source phrase of the shortcut has, or one that a language lost."
  let reason = """
    A parameter that the intent does not have makes the phrase reach nothing: names in `${…}` are the code's and are not
    translated. Where a language has no phrase with a parameter of the source, nobody can say a value there.
    """

  var examples: [RuleExample] {
    let phrases = { (texts: String) in
      """
      "Open ${trend} in ${applicationName}": {"localizations": {\(texts)}}
      """
    }
    return [
      RuleExample(
        "the shortcut's own",
        strings: phrases(
          #""de": {"stringSet": {"state": "translated", "values": ["Öffne ${trend} in ${applicationName}", "Öffne ${applicationName}"]}}"#),
        table: "AppShortcuts"),
      RuleExample(
        "translated",
        strings: phrases(
          #""de": {"stringSet": {"state": "translated", "values": ["${trend} in ${applicationName}", ▸"Öffne ${verlauf} in ${applicationName}"]}}"#),
        table: "AppShortcuts"),
      RuleExample(
        "lost",
        strings: phrases(#"▸"de": {"stringSet": {"state": "translated", "values": ["Öffne ${applicationName}"]}}"#),
        table: "AppShortcuts"),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    let unknown = phraseFindings(in: project) { phrase, key, _ in
      let known = Self.parameters(of: key)
      guard let name = phrase.parameters.subtracting(known).sorted().first else { return nil }
      let names = known.sorted().map { "${\($0)}" }.joined(separator: ", ")
      return (
        "${\(name)} is no parameter of the shortcut" + (names.isEmpty ? "; it has none" : "; it has \(names)"), nil
      )
    }
    return unknown + lost(in: project)
  }

  private func lost(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      let own = PhraseText(key.name).parameters
      guard file.holdsPhrases, !own.isEmpty else { return [] }
      return key.localizations.compactMap { localization in
        let said = localization.texts.reduce(into: Set<String>()) { $0.formUnion(PhraseText($1.value).parameters) }
        guard localization.state != .missing, said.isEmpty else { return nil }
        return finding(
          "\(key.name.quoted) has no phrase with ${\(own.min() ?? "")} in \(Languages.name(localization.language)): "
            + "nobody can say the value there",
          severity: .warning, at: file.place(localization.localization.place, in: localization), language: localization.language,
          key: key.name)
      }
    }
  }

  /// Those of the key, which is the first phrase, and of all phrases in the source language.
  private static func parameters(of key: CatalogKey) -> Set<String> {
    key.source.reduce(into: PhraseText(key.name).parameters) { $0.formUnion(PhraseText($1.value).parameters) }
  }
}
