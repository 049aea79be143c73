import IntentWords

/// Plural forms of a text that has no number.
struct PluralWithoutCount: CatalogRule {
  let id = "words.plural-without-count"
  let severity = Severity.error
  let abstract = "Plural forms of a text that no number is passed to."
  let reason = """
    Nothing can choose the form. Xcode says "cannot infer format specifier for string group" and does not build the
    catalog; write two keys, or pass the number.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "a number that the forms do not show",
        strings: """
          "%lld items": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "Item"}},
            "other": {"stringUnit": {"state": "translated", "value": "Items"}}}}}}}
          """),
      RuleExample(
        "no number",
        strings: """
          "Items": {"localizations": {▸"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "Item"}},
            "other": {"stringUnit": {"state": "translated", "value": "Items"}}}}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      guard !key.arguments.hasNumber else { return [] }
      return key.localizations.flatMap { localization in
        localization.plurals.filter { $0.substitution == nil && !showsNumber(localization) }.map { set in
          finding(
            "\(key.name.quoted) has plural forms in \(Languages.name(localization.language)), but no number to choose "
              + "one by",
            at: file.place(set.place, in: localization), language: localization.language, key: key.name)
        }
      }
    }
  }

  private func showsNumber(_ localization: KeyLocalization) -> Bool {
    localization.texts.contains { text in
      text.format.pieces.contains { piece in
        switch piece {
        case .value(let specifier): specifier.type != .object
        case .substitution, .ownNumber: true
        case .text, .unknown: false
        }
      }
    }
  }
}
