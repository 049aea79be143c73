/// How far the words of a project have come in one language.
package struct LanguageHealth: Hashable, Sendable {
  /// As the catalogs name it.
  package var language: String
  /// In English.
  package var name: String
  /// Whether the keys of some catalog are written in it.
  package var isSource: Bool
  package var translated = 0
  package var new = 0
  package var needsReview = 0
  package var missing = 0
  package var empty = 0

  package var keys: Int { translated + new + needsReview + missing + empty }

  /// The part that is translated, rounded down, so that 100 means all; 100 where nothing is to be translated.
  package var percentage: Int { keys == 0 ? 100 : translated * 100 / keys }
}

extension LanguageHealth {
  /// The health of every language of a project, the source language first, then by code.
  ///
  /// Keys without words, stale ones, and those that are not to be translated do not count. A language that another one
  /// of the key serves counts as translated.
  static func all(of project: CatalogProject) -> [LanguageHealth] {
    let sources = Set(project.catalogs.map(\.catalog.sourceLanguage))
    // A catalog may say that it is written in no language at all, which a rule tells.
    let codes = Set(project.catalogs.flatMap(\.languages)).subtracting([""]).sorted { one, other in
      sources.contains(one) == sources.contains(other) ? one < other : sources.contains(one)
    }
    return codes.prefix(CatalogFile.languageLimit).map { code in
      var health = LanguageHealth(language: code, name: Languages.name(code), isSource: sources.contains(code))
      for file in project.catalogs { health.count(file) }
      return health
    }
  }

  private mutating func count(_ file: CatalogFile) {
    let isServed = file.isServed(language)
    for key in file.keys where key.hasWords && !key.isStale {
      switch key.localization(language)?.state ?? .missing {
      case .translated: translated += 1
      case .new: new += 1
      case .needsReview: needsReview += 1
      case .empty: empty += 1
      case .missing:
        if isServed, file.serves(language, key) { translated += 1 } else { missing += 1 }
      }
    }
  }
}
