/// "item(s)".
struct ParenthesisedPlural: CatalogRule {
  let id = "words.parenthesised-plural"
  let severity = Severity.warning
  let abstract = "A noun whose plural stands in brackets: `item(s)`."
  let reason = """
    It is read aloud as it stands, and cannot be translated into a language with other endings. Let the text vary by
    plural in the catalog; where no number is passed, write the plural.
    """

  var examples: [RuleExample] {
    [
      RuleExample("the plural", strings: "\"Delete the items\": {}"),
      RuleExample("in brackets", strings: "▸\"Delete %lld item(s)\": {}"),
    ]
  }

  private static let endings = ["(s)", "(es)", "(ies)"]

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.compactMap { file, key in
      guard Languages.family(file.catalog.sourceLanguage) == "en", !key.isStale,
        key.source.contains(where: { isParenthesised($0.value) })
      else { return nil }
      return finding(
        "\(key.name.quoted) has its plural in brackets; "
          + (key.arguments.hasCount ? "let it vary by plural" : "write the plural, or pass the number and let it vary"),
        severity: key.arguments.hasCount ? nil : .advice, at: file.place(of: key), key: key.name)
    }
  }

  private func isParenthesised(_ text: String) -> Bool {
    Self.endings.contains { ending in
      text.ranges(of: ending).contains { range in
        range.lowerBound > text.startIndex && text[text.index(before: range.lowerBound)].isLetter
      }
    }
  }
}
