import Foundation

/// A string catalog as it stands on the disk, read apart from the code that resolves it.
package struct Catalog: Decodable {
  package var sourceLanguage: String
  package var strings: [String: Entry]

  package struct Entry: Decodable {
    package var shouldTranslate: Bool?
    package var localizations: [String: Localization]?
  }

  package struct Localization: Decodable {
    package var stringUnit: Unit?
    package var variations: Variations?
    package var substitutions: [String: Substitution]?
    package var stringSet: StringSet?
  }

  package struct Unit: Decodable {
    package var state: String
    package var value: String
  }

  package struct StringSet: Decodable {
    package var state: String
    package var values: [String]
  }

  package struct Variations: Decodable {
    package var plural: [String: Variation]?
  }

  package struct Variation: Decodable {
    package var stringUnit: Unit?
  }

  package struct Substitution: Decodable {
    package var argNum: Int?
    package var formatSpecifier: String
    package var variations: Variations?

    package init(argNum: Int?, formatSpecifier: String) {
      (self.argNum, self.formatSpecifier) = (argNum, formatSpecifier)
    }
  }

  /// What the app ships.
  package static let languages = ["en", "de", "hr"]

  /// - Parameter path: from the app's folder.
  package static func read(_ path: String) -> Result<Catalog, any Error> {
    Result {
      var folder = URL(filePath: #filePath)
      for _ in 0..<4 { folder.deleteLastPathComponent() }
      return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: folder.appending(path: path)))
    }
  }
}

extension Catalog.Localization {
  /// Every text a person may read or say, each with the name of its form.
  package var texts: [(form: String, unit: Catalog.Unit)] {
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
  package var pluralForms: [Set<String>] {
    let sets = [variations?.plural] + (substitutions ?? [:]).values.map { $0.variations?.plural }
    return sets.compactMap { $0.map { Set($0.keys) } }
  }
}
