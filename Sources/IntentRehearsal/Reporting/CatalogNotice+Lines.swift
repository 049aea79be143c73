import IntentWords

extension [CatalogNotice] {
  /// A line for each, in their order; the catalogs that all have nothing in a language share one.
  package var lines: [(isFailure: Bool, text: String)] {
    var told: Set<String> = []
    return compactMap { notice in
      guard case .unservedLanguage(let language) = notice.problem else { return (notice.isFailure, notice.message) }
      guard told.insert(language).inserted else { return nil }
      let files = filter { $0.problem == notice.problem }.compactMap(\.file)
      guard files.count > 1 else { return (false, notice.message) }
      return (false, "\(files.joined(separator: ", ")): nothing in them is in \(language); add the language")
    }
  }
}
