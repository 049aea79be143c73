import StringCatalog

/// A text of a translation, with the names that lead to it (`days`, `iphone`, `few`).
struct MutableText: Hashable {
  let path: [String]
  let value: String
  let place: Place
}

/// Plural forms that stand beside one another.
struct MutableForms {
  let path: [String]
  let forms: [String: Variation]
}

extension Localization {
  /// Every text, in the order of the file.
  var texts: [MutableText] {
    var texts = roots.flatMap { $0.variation.texts(below: $0.path) }
    if let phrases {
      texts += zip(phrases.values, phrases.places).enumerated().map { index, phrase in
        MutableText(path: ["phrase \(index + 1)"], value: phrase.0, place: phrase.1)
      }
    }
    return texts.sorted { $0.place < $1.place }
  }

  var pluralSets: [MutableForms] { roots.flatMap { $0.variation.pluralSets(below: $0.path) } }

  /// Whether a person reads the same in both.
  func says(_ other: Localization) -> Bool {
    Set(texts.map { $0.path + [$0.value] }) == Set(other.texts.map { $0.path + [$0.value] })
  }

  private var roots: [(path: [String], variation: Variation)] {
    (text.map { [([], $0)] } ?? [])
      + substitutions.sorted { $0.key < $1.key }.map { ([$0.key], $0.value.forms) }
  }
}

extension Variation {
  func texts(below path: [String]) -> [MutableText] {
    let own = unit.map { [MutableText(path: path, value: $0.value, place: $0.place)] } ?? []
    return own + children.flatMap { $0.variation.texts(below: path + [$0.name]) }
  }

  func pluralSets(below path: [String]) -> [MutableForms] {
    (plural.isEmpty ? [] : [MutableForms(path: path, forms: plural)])
      + children.flatMap { $0.variation.pluralSets(below: path + [$0.name]) }
  }

  // The reader bounds how deep they nest.
  private var children: [(name: String, variation: Variation)] {
    (plural.inOrder + device.inOrder).map { (name: $0.key, variation: $0.value) }
  }
}
