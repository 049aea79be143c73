/// Percent signs of prose, in texts with arguments.
struct StrayPercent: CatalogRule {
  let id = "words.stray-percent"
  let severity = Severity.error
  let abstract = "A percent sign of prose in a text that has arguments."
  let reason = """
    In a text with arguments a percent sign is written `%%`. Alone it takes what stands behind it for a specifier: the
    `% d` of "100% de" prints an argument, or crashes for want of one. Where it begins no specifier that is known, it is
    a warning.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "doubled with arguments, alone without",
        strings: """
          "%lld%% done": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%lld%% fertig"}}}},
          "all%": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "100 % zurück"}}}}
          """),
      RuleExample(
        "alone with an argument",
        strings: """
          "%lld%% for hours": {"localizations": {"pt-BR": {"stringUnit": {"state": "translated", "value": ▸"%lld% horas"}}}}
          """),
      RuleExample(
        "read as the first argument",
        strings: """
          "%@ of it": {"localizations": {"es": {"stringUnit": {"state": "translated", "value": ▸"100% de %@"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    argumentFindings(in: project) { fault in
      guard case .stray(let piece, let isRead, let repaired) = fault else { return nil }
      return (
        "\"\(piece)\" \(isRead ? "is read as an argument" : "is no specifier"); a percent sign in a text with arguments "
          + "is written %%",
        repaired, isRead ? nil : .warning
      )
    }
  }
}
