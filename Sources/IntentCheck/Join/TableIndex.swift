import StringCatalog

/// The keys of one table, found as they are and by what they are alike in.
struct TableIndex: Sendable {
  let table: WordTable
  /// Keys with specifiers, by their shape.
  private let byShape: [String: [KeyShape]]
  /// All keys, by what is left when case, space, punctuation and specifiers do not count.
  private let byLikeness: [String: [String]]

  init(_ table: WordTable) {
    self.table = table
    var byShape: [String: [KeyShape]] = [:]
    var byLikeness: [String: [String]] = [:]
    for key in table.catalog.entries.keys.sorted() {
      let shape = KeyShape(key)
      if !shape.specifiers.isEmpty { byShape[shape.shape, default: []].append(shape) }
      byLikeness[Self.likeness(shape.shape), default: []].append(key)
    }
    self.byShape = byShape
    self.byLikeness = byLikeness
  }

  /// The keys that an ask can mean.
  func keys(for pattern: KeyPattern) -> [String] {
    if let exact = pattern.exact, table.catalog.entries[exact] != nil { return [exact] }
    return byShape[pattern.shape, default: []].filter(pattern.matches).map(\.key)
  }

  /// A key that differs from the one asked for in case, space, punctuation or specifiers only.
  func nearMiss(of pattern: KeyPattern) -> String? {
    let likeness = Self.likeness(pattern.shape)
    return likeness.isEmpty ? nil : byLikeness[likeness]?.first
  }

  /// Letters, digits and the places of arguments.
  private static func likeness(_ shape: String) -> String {
    let kept = shape.lowercased().unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || String(scalar) == KeyShape.slot
    }
    return String(String.UnicodeScalarView(kept))
  }
}
