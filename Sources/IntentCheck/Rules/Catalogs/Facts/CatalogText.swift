import IntentWords
import StringCatalog

/// One text of a key: all of it, or one of its forms.
struct CatalogText: Sendable {
  let value: String
  let state: TranslationState
  /// Where the value stands.
  let place: Place
  /// The plural category it is the form of; nil when it does not vary by a number.
  let category: String?
  /// The substitution it is a form of.
  let substitution: String?
  /// Most texts have none, and need not be taken apart.
  let hasPercent: Bool
  /// The text taken apart.
  var format: Format { Format(value) }

  init(
    _ value: String, state: TranslationState = .translated, at place: Place, category: String? = nil,
    substitution: String? = nil
  ) {
    self.value = value
    self.state = state
    self.place = place
    self.category = category
    self.substitution = substitution
    hasPercent = value.utf8.contains(UInt8(ascii: "%"))
  }

  /// Whether a letter stands outside the arguments, and it is no address.
  var hasWords: Bool {
    if value.contains("://"), !value.contains(where: \.isWhitespace) { return false }
    guard hasPercent else { return value.contains(where: \.isLetter) }
    return format.pieces.contains { piece in
      if case .text(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}

extension Localization {
  /// Every text, those of substitutions included, in the order of the file.
  var allTexts: [CatalogText] {
    var texts: [CatalogText] = []
    text?.collect(into: &texts)
    if !substitutions.isEmpty {
      for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
        substitution.forms.collect(into: &texts, substitution: name)
      }
    }
    if let phrases {
      for (index, value) in phrases.values.enumerated() {
        let place = phrases.places.indices.contains(index) ? phrases.places[index] : self.place
        texts.append(CatalogText(value, state: phrases.state, at: place))
      }
    }
    return texts
  }
}

extension Variation {
  /// Every text, in the order of the file.
  func collect(into texts: inout [CatalogText], category: String? = nil, substitution: String? = nil) {
    if let unit {
      let place = unit.place.line > 0 ? unit.place : self.place
      texts.append(
        CatalogText(unit.value, state: unit.state, at: place, category: category, substitution: substitution))
    }
    if plural.isEmpty, device.isEmpty, width.isEmpty { return }
    for (name, form) in plural.inOrder { form.collect(into: &texts, category: name, substitution: substitution) }
    for (_, form) in device.inOrder { form.collect(into: &texts, category: category, substitution: substitution) }
    for (_, form) in width.sorted(by: { $0.key < $1.key }) {
      form.collect(into: &texts, category: category, substitution: substitution)
    }
  }
}

extension Dictionary<String, Variation> {
  /// In the order of the file.
  var inOrder: [(key: String, value: Variation)] {
    sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }
  }
}
