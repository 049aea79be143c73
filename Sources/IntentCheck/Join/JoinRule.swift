/// A rule over the join of code and tables.
package protocol JoinRule: Rule {
  func findings(in join: WordsJoin) -> [Finding]
}

/// The rules over the join.
package enum JoinRules {
  package static let all: [any JoinRule] = [KeyAbsent(), KeyUnused(), DefaultsDiffer()]

  /// All that these rules find, by place.
  package static func findings(in project: WordsProject) -> [Finding] {
    let join = WordsJoin(project)
    return all.flatMap { $0.findings(in: join) }.sorted()
  }
}

/// A key as a sentence shows it: in quotes, on one line, not too long.
func shown(_ key: String) -> String {
  let line = key.replacing("\n", with: "⏎")
  return line.count > 60 ? "\"\(line.prefix(60))…\"" : "\"\(line)\""
}
