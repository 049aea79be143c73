/// Keys that differ in case or spaces alone.
struct SimilarKeys: CatalogRule {
  let id = "words.similar-keys"
  let severity = Severity.advice
  let abstract = "A key that differs from another of its catalog in upper and lower case, or in spaces, alone."
  let reason = """
    Each is translated by itself, and they drift apart; the second is often a slip. Two sentences that are meant apart,
    such as a button and a heading, are fine.
    """

  var examples: [RuleExample] {
    [
      RuleExample("different words", strings: "\"Save\": {},\n\"Saved\": {}"),
      RuleExample("another case", strings: "\"Log in\": {},\n▸\"Log In\": {}"),
      RuleExample("another space", strings: "\"Log in\": {},\n▸\"Log  in \": {}"),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.catalogs.filter { !$0.holdsPhrases }.flatMap { file in
      var first: [String: CatalogKey] = [:]
      return file.keys.filter { $0.hasWords && !$0.isStale }.compactMap { key -> Finding? in
        let plain = key.name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let other = first[plain] else {
          first[plain] = key
          return nil
        }
        let isCase = other.name.lowercased() == key.name.lowercased()
        return finding(
          "\(key.name.quoted) differs from \(other.name.quoted) on line \(other.entry.line) "
            + "in \(isCase ? "upper and lower case" : "spaces") alone",
          at: file.place(of: key), key: key.name)
      }
    }
  }
}
