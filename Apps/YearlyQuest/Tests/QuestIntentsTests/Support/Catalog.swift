import Foundation

/// A string catalog as it stands on the disk, read apart from the code that resolves it.
struct Catalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
    var stringSet: StringSet?
  }

  struct Unit: Decodable {
    var state: String
    var value: String
  }

  struct StringSet: Decodable {
    var state: String
    var values: [String]
  }

  struct Variations: Decodable {
    var plural: [String: Variation]?
  }

  struct Variation: Decodable {
    var stringUnit: Unit?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String
    var variations: Variations?
  }

  /// What the app ships.
  static let languages = ["en", "de", "hr"]

  static let localizable = read("Localizable")
  static let appShortcuts = read("AppShortcuts")

  private static func read(_ name: String) -> Result<Catalog, any Error> {
    Result {
      let file = AdapterSources.folder.appending(path: "Resources/\(name).xcstrings")
      return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
    }
  }
}

extension Catalog.Localization {
  /// Every text a person may read or say, each with the name of its form.
  var texts: [(form: String, unit: Catalog.Unit)] {
    var texts: [(String, Catalog.Unit)] = []
    if let stringUnit { texts.append(("", stringUnit)) }
    for (form, variation) in variations?.plural ?? [:] {
      texts.append((form, variation.stringUnit ?? Catalog.Unit(state: "", value: "")))
    }
    for (name, substitution) in substitutions ?? [:] {
      for (form, variation) in substitution.variations?.plural ?? [:] {
        texts.append(("\(name).\(form)", variation.stringUnit ?? Catalog.Unit(state: "", value: "")))
      }
    }
    for (index, value) in (stringSet?.values ?? []).enumerated() {
      texts.append(("\(index)", Catalog.Unit(state: stringSet?.state ?? "", value: value)))
    }
    return texts
  }

  /// The forms of each set of plurals.
  var pluralForms: [Set<String>] {
    let sets = [variations?.plural] + (substitutions ?? [:]).values.map { $0.variations?.plural }
    return sets.compactMap { $0.map { Set($0.keys) } }
  }
}
