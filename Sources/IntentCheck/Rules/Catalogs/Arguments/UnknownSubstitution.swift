/// Texts that insert a substitution which their language does not have.
struct UnknownSubstitution: CatalogRule {
  let id = "words.unknown-substitution"
  let severity = Severity.error
  let abstract = "A text that inserts a substitution (`%#@name@`) which is not defined beside it."
  let reason = """
    Substitutions belong to one language of one key: each language that inserts one defines it. Without it the catalog
    does not build, or the name is shown.
    """

  var examples: [RuleExample] {
    let days = """
      "substitutions": {"days": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg Tag"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Tage"}}}}}}
      """
    return [
      RuleExample(
        "defined beside the text",
        strings: """
          "%lld days left": {"localizations": {"de": {
            "stringUnit": {"state": "translated", "value": "noch %#@days@"},
            \(days)}}}
          """),
      RuleExample(
        "another name",
        strings: """
          "%lld days left": {"localizations": {"de": {
            "stringUnit": {"state": "translated", "value": ▸"noch %#@tage@"},
            \(days)}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key in
      key.localizations.flatMap { localization in
        localization.texts.flatMap { text in
          unknown(in: text, localization).map { name in
            let known = localization.localization.substitutions.keys.sorted()
            return finding(
              "\(key.name.quoted) in \(Languages.name(localization.language)) inserts \"\(name)\", which is not defined "
                + "there" + (known.isEmpty ? "" : "; defined: \(known.joined(separator: ", "))"),
              at: file.place(text.place, in: localization), language: localization.language, key: key.name)
          }
        }
      }
    }
  }

  private func unknown(in text: CatalogText, _ localization: KeyLocalization) -> [String] {
    guard text.hasPercent else { return [] }
    return text.format.pieces.compactMap { piece in
      guard case .substitution(let name, _) = piece, localization.localization.substitutions[name] == nil else {
        return nil
      }
      return name
    }
  }
}
