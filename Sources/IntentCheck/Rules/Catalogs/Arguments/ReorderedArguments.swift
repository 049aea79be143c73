/// Translations that change the order of the arguments without numbering them.
struct ReorderedArguments: CatalogRule {
  let id = "words.reordered-arguments"
  let severity = Severity.error
  let abstract = "Unnumbered specifiers in another order than the code passes the arguments."
  let reason = """
    Without numbers the first specifier prints the first argument, whatever the translator meant: a number is printed as
    a text, and the app crashes. Numbered specifiers (`%2$lld`) may stand in any order.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "numbered",
        strings: """
          "%@ has %lld": {"localizations": {"zh-Hans": {"stringUnit": {"state": "translated", "value": "%2$lld 属于 %1$@"}}}}
          """),
      RuleExample(
        "not numbered",
        strings: """
          "%@ has %lld": {"localizations": {"zh-Hans": {"stringUnit": {"state": "translated", "value": ▸"%lld 属于 %@"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    argumentFindings(in: project) { fault in
      guard case .reordered(let numbered) = fault else { return nil }
      return ("the arguments stand in another order than in the source, and have no numbers", numbered, nil)
    }
  }
}
