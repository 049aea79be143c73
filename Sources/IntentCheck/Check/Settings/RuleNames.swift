import IntentWords

/// Finds rules by what a person writes.
package enum RuleNames {
  /// Every family, in order.
  package static let families: [String] = Set(RuleList.all.map(\.family)).sorted()

  /// The rules that a name stands for: one by its id, or all of a family.
  package static func rules(named name: String) -> [any Rule] {
    RuleList.rule(name).map { [$0] } ?? RuleList.all.filter { $0.family == name }
  }

  /// The rules whose id has the same parts, whatever parts them and whether they stand in the plural.
  package static func rules(like name: String) -> [any Rule] {
    let wanted = parts(of: name)
    guard !wanted.isEmpty else { return [] }
    let exact = RuleList.all.filter { parts(of: $0.id) == wanted }
    guard exact.isEmpty else { return exact }
    // The family may be left out.
    return RuleList.all.filter { Array(parts(of: $0.id).dropFirst()) == wanted }
  }

  /// The rule or family that was most likely meant.
  package static func nearest(to name: String) -> String? {
    if let like = rules(like: name).first { return like.id }
    let letters = Array(name.lowercased().prefix(64))
    let scored = (RuleList.all.map(\.id) + families).map { candidate in
      let other = Array(candidate.prefix(64))
      return (candidate, distance: LetterDistance.between(letters, other), length: max(letters.count, other.count))
    }
    return scored.filter { LetterDistance.isSlip($0.distance, lengths: $0.length, 0) }
      .min { ($0.distance, $0.0) < ($1.distance, $1.0) }?.0
  }

  /// `snippets.pure` and `snippet-pure` are both `snippet`, `pure`.
  private static func parts(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map { part in
      part.count > 2 && part.hasSuffix("s") && !part.hasSuffix("ss") ? String(part.dropLast()) : String(part)
    }
  }
}

extension Rule {
  /// What stands before the point of its id.
  package var family: String { String(id.prefix { $0 != "." }) }
}
