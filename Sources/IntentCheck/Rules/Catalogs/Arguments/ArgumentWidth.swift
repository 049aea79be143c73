/// Whole numbers printed at another width than the code passes.
struct ArgumentWidth: CatalogRule {
  let id = "words.argument-width"
  let severity = Severity.warning
  let abstract = "A whole number printed at another width than the code passes: `%d` for `%lld`."
  let reason = """
    `%d` reads 32 of the 64 bits: it is right by luck for small numbers, and shows another number beyond two billion.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "the same width, in either spelling",
        strings: """
          "%lld days": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%ld Tage"}}}}
          """),
      RuleExample(
        "half the bits",
        strings: """
          "%lld days": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ▸"%d Tage"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    argumentFindings(in: project) { fault in
      guard case .width(let use, let passed, let repaired) = fault else { return nil }
      return (
        "\(use.specifier.text) prints \(use.specifier.type.name), but argument \(use.position) is \(passed.type.name)",
        repaired, nil
      )
    }
  }
}
