/// `stagedoor words mutate --json`, as `Documentation/Words.md` specifies it.
package struct MutationDocument: Hashable, Sendable, Codable {
  package var version = 1
  package var kind = "mutation"
  package var killed: Int?
  package var survived: Int?
  package var mutants: [Item]

  package struct Item: Hashable, Sendable, Codable {
    package var path: String
    package var line: Int
    package var key: String
    package var language: String
    package var change: Mutant.Change
    package var text: String
    package var verdict: MutationRun.Verdict?
  }

  /// - Parameter seen: the path of a catalog as an editor finds it.
  package init(_ tried: [MutationRun.Tried], seen: (String) -> String) {
    survived = tried.count { $0.verdict == .survived }
    killed = tried.count { $0.verdict != .survived }
    mutants = tried.map { Item($0.mutant, path: seen($0.path), verdict: $0.verdict) }
  }

  /// Of mutants that were not tried.
  package init(_ catalogs: PackageCatalogs, seen: (String) -> String) {
    mutants = catalogs.catalogs.flatMap { catalog in
      catalog.mutants.map { Item($0, path: seen(catalog.path), verdict: nil) }
    }
  }
}

extension MutationDocument.Item {
  fileprivate init(_ mutant: Mutant, path: String, verdict: MutationRun.Verdict?) {
    self.init(
      path: path, line: mutant.line, key: mutant.key, language: mutant.language, change: mutant.change,
      text: mutant.text, verdict: verdict)
  }
}
