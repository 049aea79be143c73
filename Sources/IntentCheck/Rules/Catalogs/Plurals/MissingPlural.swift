import IntentWords

/// Plural categories that whole numbers reach and an entry lacks.
struct MissingPlural: CatalogRule {
  let id = "words.missing-plural"
  let severity = Severity.warning
  let abstract = "A set of plural forms without one that whole numbers below a million reach."
  let reason = """
    These counts read as `other`, which is wrong in the language, and looks right to whoever does not speak it. Forms
    that only fractions or millions reach are not asked for. A set with `other` alone may be meant so: that is advice,
    and none where `one` alone is lacking, since in many languages, and for many nouns, it reads the same; but in an
    English source a noun in the plural is told. Where `other` is for fractions alone (Polish, Russian), it possibly
    holds the text of `many`: advice, too. Where the source has no `one`, its count is most likely never 1, and no
    translation is asked for it.
    """

  var examples: [RuleExample] {
    let form = { (name: String, text: String) in
      "\"\(name)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    let set = { (mark: String, language: String, forms: [String]) in
      "\"%lld days\": {\"localizations\": {\(mark)\"\(language)\": {\"variations\": {\"plural\": {\n  "
        + forms.joined(separator: ",\n  ") + "}}}}}"
    }
    return [
      RuleExample(
        "what integers reach in Croatian",
        strings: set("", "hr", [form("one", "%lld dan"), form("few", "%lld dana"), form("other", "%lld dana")])),
      RuleExample(
        "Czech without `many`, which fractions reach alone",
        strings: set("", "cs", [form("one", "%lld den"), form("few", "%lld dny"), form("other", "%lld dní")])),
      RuleExample(
        "Croatian without `few`",
        strings: set("▸", "hr", [form("one", "%lld dan"), form("other", "%lld dana")])),
      RuleExample("`other` alone", strings: set("▸", "hr", [form("other", "%lld dana")])),
      RuleExample(
        "`other` alone, where 1 reads the same", strings: set("", "de", [form("other", "%lld Zeichen")])),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      if key.isStale { return [] }
      let sourceLacksOne = key.localization(file.catalog.sourceLanguage)?.plurals.contains { $0.forms["one"] == nil } ?? false
      return key.localizations.flatMap { localization in
        localization.plurals.compactMap { set -> Finding? in
          let rules = PluralForms.of(localization.language)
          let lacking = lacking(set, rules)
          guard !lacking.isEmpty, set.forms["other"] != nil else { return nil }
          if sourceLacksOne, !localization.isSource, lacking == [.one] { return nil }
          let isAlone = set.forms.keys.allSatisfy { ["zero", "other"].contains($0) }
          if isAlone, lacking == [.one], !countsNoun(set, localization) { return nil }
          return finding(
            message(localization.language, lacking, rules, isAlone: isAlone, of: key, set),
            severity: isAlone || otherStands(in: rules, for: lacking) ? .advice : nil,
            at: file.place(set.place, in: localization), language: localization.language, key: key.name)
        }
      }
    }
  }

  /// Whether it is the source, in English, and counts a noun in the plural.
  private func countsNoun(_ set: PluralSet, _ localization: KeyLocalization) -> Bool {
    localization.isSource && Languages.family(localization.language) == "en"
      && localization.texts.contains { $0.category == "other" && CountedNoun(in: $0.format) != nil }
  }

  /// Whether `other`, which no whole number reaches, most likely holds the one form that is lacking.
  private func otherStands(in rules: PluralForms, for lacking: [PluralCategory]) -> Bool {
    lacking == [.many] && !rules.reached.contains(.other)
  }

  private func lacking(_ set: PluralSet, _ rules: PluralForms) -> [PluralCategory] {
    rules.reached.filter { $0 != .other && set.forms[$0.rawValue] == nil }
  }

  private func message(
    _ language: String, _ lacking: [PluralCategory], _ rules: PluralForms, isAlone: Bool, of key: CatalogKey,
    _ set: PluralSet
  ) -> String {
    let forms = lacking.map { "`\($0.rawValue)` (\(rules[$0]?.shown ?? ""))" }
    let list = forms.count > 1 ? forms.dropLast().joined(separator: ", ") + " and " + forms[forms.count - 1] : forms.joined()
    let place = set.substitution.map { " of its part \"\($0)\"" } ?? ""
    return isAlone
      ? "\(key.name.quoted)\(place) says the same for every count; \(Languages.name(language)) has \(list) besides `other`"
      : "\(Languages.name(language)) needs \(list): these counts of \(key.name.quoted)\(place) will read as `other`"
        + (otherStands(in: rules, for: lacking) ? ", which is possibly meant: no other whole number does" : "")
  }
}
