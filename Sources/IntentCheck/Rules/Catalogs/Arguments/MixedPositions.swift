/// Texts that number some specifiers and not others.
struct MixedPositions: CatalogRule {
  let id = "words.mixed-positions"
  let severity = Severity.advice
  let abstract = "A text that numbers some of its specifiers and not the others."
  let reason = """
    What an unnumbered specifier prints behind a numbered one is not defined: systems differ. Number all of them.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "all numbered",
        strings: """
          "%@ and %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$@ und %1$@"}}}}
          """),
      RuleExample(
        "one of two",
        strings: """
          "%@ and %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ▸"%2$@ und %@"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      guard !file.holdsPhrases, !key.isStale, !key.arguments.isEmpty else { return [] }
      return key.localizations.flatMap { localization in
        localization.texts.filter(isMixed).map { text in
          finding(
            "\(key.name.quoted) in \(Languages.name(localization.language)) numbers some of its arguments and not the "
              + "others; number all of them",
            at: file.place(text.place, in: localization), language: localization.language, key: key.name)
        }
      }
    }
  }

  private func isMixed(_ text: CatalogText) -> Bool {
    guard text.hasPercent else { return false }
    let positions = text.format.pieces.compactMap { piece -> Bool? in
      if case .value(let specifier) = piece { specifier.position != nil } else { nil }
    }
    return positions.contains(true) && positions.contains(false)
  }
}
