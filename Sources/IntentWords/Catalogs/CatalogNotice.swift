/// A problem with the place in a catalog that it is about.
package struct CatalogNotice: Hashable, Sendable {
  package var problem: Problem
  /// The catalog's path; nil when no catalog is in question.
  package var file: String?
  /// The line of the key, from 1; 0 when it is the file's.
  package var line: Int

  package init(_ problem: Problem, file: String? = nil, line: Int = 0) {
    self.problem = problem
    self.file = file
    self.line = line
  }

  /// Whether the catalog itself is broken: not JSON, not a catalog, or a key twice.
  package var isFailure: Bool {
    if case .catalog = problem { true } else { false }
  }

  /// One line: the file and line, the key, what to do.
  package var message: String {
    // A failure says its own place, to the column.
    guard !isFailure, let file else { return problem.description + (problem.advice.map { "; \($0)" } ?? "") }
    return (line > 0 ? "\(file):\(line): " : "\(file): ") + problem.description
      + (problem.advice.map { "; \($0)" } ?? "")
  }
}

extension Problem {
  /// What to do, where the problem does not say it by itself.
  fileprivate var advice: String? {
    switch self {
    case .catalog(let failure):
      if case .repeated = failure.fault { "keep one of them" } else { "until it is mended, none of its texts is used" }
    case .missingKey: "add it"
    case .missingLanguage: "translate it"
    case .unservedLanguage: "add the language"
    case .missingPluralCategory: "add the form"
    case .emptyText: "write it, or remove the language from the key"
    default: nil
    }
  }
}
