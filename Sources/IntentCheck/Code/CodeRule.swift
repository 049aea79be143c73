/// A rule over the Swift code of a project.
package protocol CodeRule: Rule {
  /// Who says so, or where it was seen.
  var basis: Basis { get }
  /// What it cannot know, in one sentence; empty where it sees all that matters.
  var limits: String { get }
  func findings(in project: CodeProject) -> [Finding]
}

extension CodeRule {
  package var limits: String { "" }
}

/// Why a rule is true.
package enum Basis: Hashable, Sendable {
  /// Apple says so: the page, session or interface.
  case documented(String)
  /// It was seen, with the versions it was seen with, or the public report of it.
  case observed(String)
  /// An agreement of this project, with where it is written down.
  case agreed(String)
}
