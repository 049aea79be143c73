import IntentWords

/// Why no key can be read.
package enum KeyFailure: Error, Hashable, Sendable {
  /// The nearest keys by their letters.
  case noKey(String, nearest: [String])
  /// Several keys have the part.
  case severalKeys(part: String, [String])
  /// Counts are given for a key that takes none.
  case noNumber(key: String)
}

extension WordsReader {
  /// The keys of a name, else the only key that has it as a part.
  func keys(named name: String) throws(KeyFailure) -> [(catalog: ReadableCatalog, key: CatalogKey)] {
    let all = catalogs.flatMap { catalog in catalog.keys.map { (catalog: catalog, key: $0) } }
    let exact = all.filter { $0.key.name == name }
    if !exact.isEmpty { return exact }
    let part = name.lowercased()
    let partial = part.isEmpty ? [] : all.filter { $0.key.name.lowercased().contains(part) }
    let names = unique(partial.map(\.key.name))
    if names.count > 1 { throw .severalKeys(part: name, names) }
    if names.isEmpty { throw .noKey(name, nearest: nearest(to: part, among: unique(all.map(\.key.name)))) }
    return partial
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The keys that a slip may have meant, three at most; else the nearest one.
  private func nearest(to name: String, among names: [String]) -> [String] {
    // Longer than any word that is typed on a command line; a comparison costs the product of both.
    let limit = 120
    let wanted = Array(name.prefix(limit))
    let ranked = names.map { other -> (name: String, distance: Int, length: Int) in
      let letters = Array(other.lowercased().prefix(limit))
      return (other, LetterDistance.between(wanted, letters), letters.count)
    }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let slips = ranked.prefix(3).filter { LetterDistance.isSlip($0.distance, lengths: wanted.count, $0.length) }
    return (slips.isEmpty ? ranked.prefix(1) : slips[...]).map(\.name)
  }
}
