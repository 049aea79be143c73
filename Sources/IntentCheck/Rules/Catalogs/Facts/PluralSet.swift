import StringCatalog

/// The forms that one text has by a number.
struct PluralSet: Sendable {
  /// By category, as the catalog names them.
  let forms: [String: Variation]
  /// Where the text that varies is named: the language, the device or the substitution.
  let place: Place
  /// The substitution whose forms they are; nil when the whole text varies.
  let substitution: String?
}

extension Localization {
  /// Every set of plural forms, those of substitutions included.
  var plurals: [PluralSet] {
    var sets: [PluralSet] = []
    text?.collect(into: &sets, substitution: nil)
    if substitutions.isEmpty { return sets }
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      substitution.forms.collect(into: &sets, substitution: name)
    }
    return sets
  }
}

extension Variation {
  fileprivate func collect(into sets: inout [PluralSet], substitution: String?) {
    if plural.isEmpty, device.isEmpty { return }
    if !plural.isEmpty { sets.append(PluralSet(forms: plural, place: place, substitution: substitution)) }
    for (_, form) in plural.inOrder { form.collect(into: &sets, substitution: substitution) }
    for (_, form) in device.inOrder { form.collect(into: &sets, substitution: substitution) }
  }
}
