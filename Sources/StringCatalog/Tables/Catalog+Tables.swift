extension Catalog {
  /// One table of a compiled bundle, as the catalog it came from.
  /// - Parameters:
  ///   - tables: by language, what its folder holds; of a key that stands in two files, the last file's is taken, as the
  ///     system asks a `.stringsdict` before a `.strings`.
  ///   - sourceLanguage: the language of development.
  package init(tables: [String: [LanguageTable]], sourceLanguage: String) {
    self.init(sourceLanguage: sourceLanguage)
    // The source language's own entries say where a key stands.
    for language in tables.keys.sorted() where language != sourceLanguage { add(tables[language] ?? [], language) }
    add(tables[sourceLanguage] ?? [], sourceLanguage)
  }

  private mutating func add(_ tables: [LanguageTable], _ language: String) {
    for table in tables {
      repetitions += table.repetitions
      for (key, member) in table.entries {
        var entry = entries[key] ?? Entry(at: member.localization.place)
        if language == sourceLanguage { entry.place = member.localization.place }
        entry.comment = member.comment ?? entry.comment
        entry.localizations[language] = member.localization
        entries[key] = entry
      }
    }
  }
}
