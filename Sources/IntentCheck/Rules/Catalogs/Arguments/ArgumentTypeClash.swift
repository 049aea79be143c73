/// Specifiers that print another kind of argument than the code passes.
struct ArgumentTypeClash: CatalogRule {
  let id = "words.argument-type"
  let severity = Severity.error
  let abstract = "A specifier that prints another kind of value than the code passes at its position."
  let reason = """
    The system reads the value as what it is not: a number printed by `%@` crashes the app, a text printed by `%lld`
    shows an address.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "the key's own specifiers, and a percent sign in prose",
        strings: """
          "%@ has %lld": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$lld hat %1$@"}}}},
          "All of it": {"localizations": {"es": {"stringUnit": {"state": "translated", "value": "El 100% de todo"}}}}
          """),
      RuleExample(
        "a number for a text",
        strings: """
          "Hello %@": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": ▸"%d こんにちは"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    argumentFindings(in: project) { fault in
      guard case .type(let use, let passed) = fault else { return nil }
      let specifier = use.specifier
      return (
        "\(specifier.text) prints \(specifier.type.name), but argument \(use.position) is \(passed.type.name) "
          + "(\(passed.text) in the source)", nil, nil
      )
    }
  }
}
