import StringCatalog

/// The keys of one table, found as they are and by what they are alike in.
struct TableIndex: Sendable {
  let table: WordTable
  /// Keys with specifiers, by their shape.
  private let byShape: [String: [KeyShape]]
  let languages: Set<String>

  init(_ table: WordTable) {
    self.table = table
    var byShape: [String: [KeyShape]] = [:]
    for key in table.catalog.entries.keys.sorted() {
      let shape = KeyShape(key)
      if !shape.specifiers.isEmpty { byShape[shape.shape, default: []].append(shape) }
    }
    self.byShape = byShape
    languages = table.catalog.languages
  }

  /// The keys that an ask can mean.
  func keys(for pattern: KeyPattern) -> [String] {
    if let exact = pattern.exact, table.catalog.entries[exact] != nil { return [exact] }
    return byShape[pattern.shape, default: []].filter(pattern.matches).map(\.key)
  }

  /// Keys by what is left when case, space, punctuation and specifiers do not count.
  ///
  /// Made when a key is missing: in most tables none is.
  func likenesses() -> [String: String] {
    var likenesses: [String: String] = [:]
    for key in table.catalog.entries.keys.sorted().reversed() {
      likenesses[Self.likeness(KeyShape(key).shape)] = key
    }
    likenesses[""] = nil
    return likenesses
  }

  /// Letters, digits and the places of arguments.
  static func likeness(_ shape: String) -> String {
    let kept = shape.lowercased().unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || String(scalar) == KeyShape.slot
    }
    return String(String.UnicodeScalarView(kept))
  }
}
