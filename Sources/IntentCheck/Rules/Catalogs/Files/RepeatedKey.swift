import StringCatalog

/// Keys that stand twice in one object.
struct RepeatedKey: CatalogRule {
  let id = "words.repeated-key"
  let severity = Severity.warning
  let abstract = "A key, a language or a plural form that stands twice in one place of a catalog."
  let reason = """
    Tools disagree which of the two is read, so a translator may mend the one that nobody sees. Keep one. Where both say the
    same it is advice.
    """

  var examples: [RuleExample] {
    [
      RuleExample("each key once", strings: "\"Save\": {},\n\"Undo\": {}"),
      RuleExample("a key twice", strings: "\"Save\": {},\n▸\"Save\": {}"),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.catalogs.flatMap { file in
      file.catalog.repetitions.map { failure in
        finding(
          failure.fault.message(in: failure.format) + (failure.saysTheSame ? ", with the same text" : "")
            + "; keep one of them",
          severity: failure.saysTheSame ? .advice : nil,
          at: FindingPlace(path: path(of: failure, in: file), line: failure.line, column: failure.column),
          key: failure.repeatedKey)
      }
    }
  }
}

extension RepeatedKey {
  /// The languages of a table may have files of their own.
  private func path(of failure: CatalogFailure, in file: CatalogFile) -> String {
    guard let key = failure.repeatedKey, let entry = file.catalog.entries[key] else { return file.path }
    return entry.localizations.values.lazy.compactMap(\.file).first { failure.file.hasSuffix($0) } ?? file.path
  }
}

extension CatalogFailure {
  fileprivate var repeatedKey: String? {
    if case .repeated(let path, _) = fault { path.first } else { nil }
  }
}
