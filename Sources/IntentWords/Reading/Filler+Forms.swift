import StringCatalog

extension Filler {
  /// Which argument picks the plural form.
  struct Count {
    /// From 1; nil: no argument is a number.
    var position: Int?
    /// How a substitution prints its number.
    var own: Specifier?
    /// Whether the text is the whole one, not a substitution's.
    var isWhole: Bool
  }

  /// The format among the forms of a text.
  mutating func form(of variation: Variation, _ count: Count) -> String? {
    var variation = variation
    // Each step goes one level into the variation, which the reader of the file bounds.
    while true {
      if !variation.plural.isEmpty {
        guard let form = plural(variation.plural, count) else { return nil }
        variation = form
      } else if !variation.device.isEmpty {
        guard let form = device(variation.device) else { return nil }
        variation = form
      } else if let widest = variation.width.max(by: { $0.key < $1.key }) {
        // A dialog has the whole screen.
        variation = widest.value
      } else {
        return variation.unit?.value
      }
    }
  }

  /// The form of a count. Categories the language does not use are never reached, but `zero` serves exactly 0 in every
  /// language, as Apple documents.
  private mutating func plural(_ forms: [String: Variation], _ counted: Count) -> Variation? {
    guard let position = counted.position, arguments.indices.contains(position - 1),
      let count = arguments[position - 1].count
    else {
      problems.append(.missingCount(key: key))
      return nearest(among: forms).flatMap { forms[$0.rawValue] }
    }
    if count == 0, let zero = forms["zero"] {
      self.forms.append(ChosenForm(category: .zero, form: .zero))
      return zero
    }
    let language = language ?? "und"
    let rule = PluralRule.of(language)
    let category =
      if case .double(let value) = arguments[position - 1] {
        rule.category(of: value, fractionDigits: fractionDigits(of: value, at: position, in: forms, counted))
      } else {
        rule.category(of: count)
      }
    if let form = forms[category.rawValue] {
      self.forms.append(ChosenForm(category: category, form: category))
      return form
    }
    problems.append(.missingPluralCategory(category, language: language, key: key))
    let nearest = nearest(among: forms)
    self.forms.append(ChosenForm(category: category, form: nearest))
    return nearest.flatMap { forms[$0.rawValue] }
  }

  /// `other`, or else what comes closest to it.
  private func nearest(among forms: [String: Variation]) -> PluralCategory? {
    PluralCategory.allCases.last { forms[$0.rawValue] != nil }
  }

  /// A device that is not listed takes `other`, or else what is listed for its nearest kin.
  private mutating func device(_ forms: [String: Variation]) -> Variation? {
    if let form = forms[context.device.rawValue] ?? forms["other"] { return form }
    let listed = context.device.kin.lazy.map(\.rawValue).first { forms[$0] != nil } ?? forms.keys.min()
    guard let listed else { return nil }
    problems.append(.missingDevice(context.device.rawValue, instead: listed, key: key))
    return forms[listed]
  }
}

// MARK: Digits that are seen

extension Filler {
  /// How many digits after the point a person will see: those of the specifier that prints the number in the first
  /// form that prints it, or else in the key.
  private func fractionDigits(
    of value: Double, at position: Int, in forms: [String: Variation], _ count: Count
  ) -> Int {
    for category in PluralCategory.allCases.reversed() {
      guard let text = forms[category.rawValue]?.unit?.value else { continue }
      if let specifier = specifier(printing: position, in: text, count) { return specifier.fractionDigits(of: value) }
    }
    let whole = Count(position: position, own: nil, isWhole: true)
    return (specifier(printing: position, in: key, whole) ?? count.own ?? .object).fractionDigits(of: value)
  }

  private func specifier(printing position: Int, in text: String, _ count: Count) -> Specifier? {
    var next = count.isWhole ? 1 : count.position ?? 1
    for piece in context.format(text).pieces {
      switch piece {
      case .value(let specifier):
        if specifier.position ?? next == position { return specifier }
        if specifier.position == nil { next += 1 }
      case .substitution(_, let position): if position == nil { next += 1 }
      case .ownNumber: return count.own ?? .object
      case .text, .unknown: break
      }
    }
    return nil
  }
}

extension Specifier {
  fileprivate static let object = Specifier(conversion: .object, text: "%@")
}
