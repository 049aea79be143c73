/// What a rule says of languages that are not finished.
struct UnfinishedWords {
  /// Of one key: the languages, as a list.
  let key: (String) -> String
  /// Of one language in a whole catalog: how many keys, of how many.
  let language: (_ count: Int, _ all: Int) -> String
}

extension CatalogRule {
  /// One finding for each key with languages in the state.
  func unfinished(
    _ state: KeyLocalization.State, in project: CatalogProject, words: UnfinishedWords
  ) -> [Finding] {
    project.catalogs.flatMap { file in
      unfinished(in: file, words: words) { key in
        key.localizations.filter { $0.state == state }.map(\.language)
      }
    }
  }

  /// One finding for each key with languages; a language that many keys have is told once, for the whole catalog.
  func unfinished(
    in file: CatalogFile, words: UnfinishedWords, languages: (CatalogKey) -> [String]
  ) -> [Finding] {
    let keys = file.keys.filter { $0.hasWords && !$0.isStale }
    let unfinished = keys.map { (key: $0, languages: languages($0)) }
    let counts = Dictionary(unfinished.flatMap(\.languages).map { ($0, 1) }, uniquingKeysWith: +)
    var many = counts.filter { Self.isMany($0.value, of: keys.count) }
    // A few keys that no language has are shorter to tell by key.
    if many.count > unfinished.count(where: { !$0.languages.isEmpty }) { many = [:] }
    let ofFile = many.sorted { $0.key < $1.key }.map { language, count in
      finding(
        "\(Languages.name(language)) \(words.language(count, keys.count))", at: file.place, language: language)
    }
    return ofFile
      + unfinished.compactMap { key, languages in
        let languages = languages.filter { many[$0] == nil }
        guard !languages.isEmpty else { return nil }
        return finding(
          "\(key.name.quoted) \(words.key(Languages.list(languages)))", at: file.place(of: key),
          language: languages.count == 1 ? languages.first : nil, key: key.name)
      }
  }

  /// More than half, or so many that nobody reads a line for each: then the language is in the making.
  private static func isMany(_ count: Int, of all: Int) -> Bool {
    all >= 10 && (count * 2 > all || (count > 20 && count * 10 > all))
  }
}
