import IntentWords
import StringCatalog

/// Translations that leave out an argument which the source shows.
struct OmittedArgument: CatalogRule {
  let id = "words.omitted-argument"
  let severity = Severity.warning
  let abstract = "A translation that leaves out an argument which the source text shows."
  let reason = """
    The person does not learn what the sentence is about. A plural form may leave its number out where it serves one
    number alone ("One day"); in many languages `one` serves 21 and 101 too, and all would read the same.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "a form for one number alone",
        strings: """
          "%lld days": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "One day"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}}
          """),
      RuleExample(
        "the name is lost",
        strings: """
          "Hello %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ▸"Hallo"}}}}
          """),
      RuleExample(
        "21 would read as one",
        strings: """
          "%lld days": {"localizations": {
            "hr": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": ▸"Jedan dan"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld dana"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld dana"}}}}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      guard !file.holdsPhrases, !key.isStale, !key.arguments.isEmpty else { return [] }
      let shown = positions(shownBy: key.source, of: file.catalog.sourceLanguage, in: key)
      guard !shown.isEmpty else { return [] }
      return key.localizations.flatMap { localization in
        localization.texts.compactMap { text in
          guard let (position, why) = lost(of: shown, by: text, localization, key) else { return nil }
          return finding(
            "\(key.name.quoted) in \(Languages.name(localization.language)) leaves out argument \(position) "
              + "(\(key.arguments[position]?.text ?? "")), which the source shows\(why)\(text.percentHint)",
            at: file.place(text.place, in: localization), language: localization.language, key: key.name)
        }
      }
    }
  }

  private func positions(shownBy source: [CatalogText], of language: String, in key: CatalogKey) -> Set<Int> {
    let localization = key.localization(language)?.localization
    let counting = Set((localization?.substitutions ?? [:]).filter { !$0.value.showsItsNumber }.keys)
    return Set(source.flatMap { ArgumentUse.uses(in: $0, of: localization, without: counting) }.map(\.position))
  }

  /// Those of the text, and those that the forms of its substitutions show.
  private func positions(shownBy text: CatalogText, _ localization: KeyLocalization) -> Set<Int> {
    let parts = [text] + localization.texts.filter { $0.substitution != nil }
    return Set(parts.flatMap { ArgumentUse.uses(in: $0, of: localization.localization) }.map(\.position))
  }

  /// The first argument that a text lacks, and what that means for its form.
  private func lost(
    of shown: Set<Int>, by text: CatalogText, _ localization: KeyLocalization, _ key: CatalogKey
  ) -> (position: Int, why: String)? {
    // What a form of a substitution leaves out, the text around it may show.
    guard text.substitution == nil, !text.value.isEmpty, !localization.isSource || text.category != nil else { return nil }
    let used = positions(shownBy: text, localization)
    let shows = text.format.pieces.contains(.ownNumber)
    for position in shown.subtracting(used).sorted() {
      guard let category = text.category, key.arguments[position]?.type.isCount == true else {
        return (position, "")
      }
      if shows || category == "zero" { continue }
      guard let name = PluralCategory(rawValue: category),
        let samples = PluralForms.of(localization.language)[name], samples.isReached, !samples.areAtMost(2)
      else { continue }
      if category == "other", isConsistent(with: key) { continue }
      return (position, "; \(Languages.name(localization.language)) `\(category)` serves \(samples.shown)")
    }
    return nil
  }

  /// Whether the source leaves the number out of its own `other`: then it does so on purpose.
  private func isConsistent(with key: CatalogKey) -> Bool {
    key.source.contains { $0.category == "other" && ArgumentUse.uses(in: $0.format).isEmpty }
  }
}

extension Substitution {
  /// Whether a form prints the number that chooses among them.
  fileprivate var showsItsNumber: Bool {
    var texts: [CatalogText] = []
    forms.collect(into: &texts)
    return texts.contains { text in
      text.format.pieces.contains { piece in
        switch piece {
        case .ownNumber: true
        // Which argument an unnumbered one prints is not told: most likely this.
        case .value(let specifier): specifier.position == nil || specifier.position == argument
        default: false
        }
      }
    }
  }
}

extension CatalogText {
  /// A keyboard's own percent sign begins no specifier.
  fileprivate var percentHint: String {
    value.first { "٪％﹪".contains($0) }.map { "; \"\($0)\" begins no specifier, only % does" } ?? ""
  }
}

extension SpecifierType {
  fileprivate var isCount: Bool { if case .whole = self { true } else { false } }
}
