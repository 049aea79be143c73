extension CatalogRule {
  /// One finding for each key with languages in the state.
  func unfinished(
    _ state: KeyLocalization.State, in project: CatalogProject, words: (String) -> String
  ) -> [Finding] {
    project.keys.compactMap { file, key in
      guard key.hasWords, !key.isStale else { return nil }
      let languages = key.localizations.filter { $0.state == state }.map(\.language)
      guard !languages.isEmpty else { return nil }
      return finding(
        "\(key.name.quoted) \(words(Languages.list(languages)))", at: file.place(of: key),
        language: languages.count == 1 ? languages.first : nil, key: key.name)
    }
  }
}
