/// A rule over the join of code and tables.
package protocol JoinRule: Rule {
  func findings(in join: WordsJoin) -> [Finding]
}

/// The rules over the join.
package enum JoinRules {
  package static let all: [any JoinRule] = [DefaultsDiffer(), KeyAbsent(), KeyUnused(), PhrasesUntranslated()]

  /// All that these rules find, by place.
  package static func findings(in project: WordsProject) -> [Finding] { findings(in: WordsJoin(project)) }

  /// All that these rules find, by place; where a part was not read, nothing is certain, and where a source was not,
  /// it may ask for any key.
  static func findings(in join: WordsJoin) -> [Finding] {
    let found = all.flatMap { $0.findings(in: join) }.sorted()
    let figures = join.project.figures
    guard figures.isCut || !figures.passedOver.isEmpty else { return found }
    return found.map { finding in
      var finding = finding
      if figures.isCut || finding.rule == KeyUnused().id { finding.severity = .advice }
      return finding
    }
  }
}

/// A key as a sentence shows it: in quotes, on one line, not too long.
func shown(_ key: String) -> String { key.replacing("\n", with: "⏎").quoted }
