/// The section `check` of `stagedoor.json`.
package struct CheckSettings: Hashable, Sendable {
  /// What the findings of a rule or family weigh at most; nil: it does not run.
  package var levels: [String: Severity?] = [:]
  /// Files and folders that are not checked, from the folder of the file.
  package var excluded: [String] = []
  /// From the folder of the file.
  package var baseline: String?
  /// From the folder of the file.
  package var identifiers: String?
  /// The folder of the file; nil where there is none.
  package var folder: String?
  /// The file as it was found.
  package var path = ""
  /// Where the names of `rules` stand, for what is to be said of them.
  package var places: [String: FindingPlace] = [:]

  package init() {}

  /// What the findings of a rule weigh at most; nil: it does not run.
  func level(of rule: any Rule) -> Severity? {
    for name in [rule.id, rule.family] {
      if let level = levels[name] { return level }
    }
    return rule.severity
  }

  /// Whether a file is left out.
  /// - Parameter absolute: its path.
  func excludes(_ absolute: String) -> Bool {
    guard let folder else { return false }
    return excluded.contains { ProjectTarget.isWithin(absolute, "\(folder)/\($0)") }
  }
}
