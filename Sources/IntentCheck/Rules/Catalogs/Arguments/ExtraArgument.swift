/// Specifiers for arguments that the code does not pass.
struct ExtraArgument: CatalogRule {
  let id = "words.extra-argument"
  let severity = Severity.error
  let abstract = "A specifier for an argument that the code does not pass."
  let reason = """
    The system reads what happens to lie behind the last argument: garbage, or a crash. A text without any argument
    shows the specifier itself.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "one argument, shown twice",
        strings: """
          "Hello %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%1$@, hallo %1$@"}}}},
          "100% sure": {"localizations": {"cs": {"stringUnit": {"state": "translated", "value": "100% zdarma"}}}}
          """),
      RuleExample(
        "two for one",
        strings: """
          "Hello %@": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": ▸"%@ %@"}}}}
          """),
      RuleExample(
        "one for none",
        strings: """
          "Hello you": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ▸"Hallo %@"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    argumentFindings(in: project) { fault in
      guard case .extra(let use, let count) = fault else { return nil }
      let passed = count == 0 ? "no argument" : count == 1 ? "one argument" : "\(count) arguments"
      return ("\(use.specifier.text) asks for argument \(use.position), but the source has \(passed)", nil, nil)
    }
  }
}
