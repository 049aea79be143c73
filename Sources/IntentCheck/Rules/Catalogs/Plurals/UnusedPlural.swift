import IntentWords
import StringCatalog

/// Plural categories that no number shows.
struct UnusedPlural: CatalogRule {
  let id = "words.unused-plural"
  let severity = Severity.advice
  let abstract = "A plural form that no number shows in its language."
  let reason = """
    The system never asks for it: whoever translates it works for nothing, and a difference it makes is not seen.
    `zero` is always asked for, for exactly 0.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "`zero` in English",
        strings: """
          "%lld days": {"localizations": {"en": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "No days"}},
            "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}}
          """),
      RuleExample(
        "`one` in Japanese",
        strings: """
          "%lld days": {"localizations": {"ja": {"variations": {"plural": {
            ▸"one": {"stringUnit": {"state": "translated", "value": "%lld日"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld日"}}}}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key in
      key.isStale ? [] : key.localizations.flatMap { localization in
        localization.plurals.flatMap { set in
          unused(in: set, localization.language).map { category, form in
            finding(
              "\(key.name.quoted) has the form `\(category)` in \(Languages.name(localization.language)), which no number "
                + "shows",
              at: file.place(form.place, in: localization), language: localization.language, key: key.name)
          }
        }
      }
    }
  }

  private func unused(in set: PluralSet, _ language: String) -> [(String, Variation)] {
    let shown = PluralForms.of(language).categories.map(\.rawValue)
    guard !shown.isEmpty else { return [] }
    return set.forms.inOrder.filter { $0.key != "zero" && !shown.contains($0.key) }
  }
}
