/// "Did you mean": the words that are nearly what was written.
package enum Nearness {
  /// - Returns: the nearest, best first: those that begin with the word, then those that differ in at most a third of
  ///   their letters.
  package static func nearest(to word: String, among candidates: [String], limit: Int = 3) -> [String] {
    let letters = Array(word.lowercased().prefix(64))
    let scored = candidates.map { candidate in
      let other = Array(candidate.lowercased().prefix(64))
      let isBegun = letters.count > 2 && other.starts(with: letters)
      return (
        candidate: candidate, distance: isBegun ? 0 : LetterDistance.between(letters, other),
        length: max(letters.count, other.count)
      )
    }
    return scored.filter { LetterDistance.isSlip($0.distance, lengths: $0.length, 0) }
      .sorted { ($0.distance, $0.length, $0.candidate) < ($1.distance, $1.length, $1.candidate) }
      .prefix(limit).map(\.candidate)
  }

  /// The ids whose last part is nearly the last part of what was written.
  package static func ids(nearestTo written: String, among ids: [String], limit: Int = 3) -> [String] {
    func last(_ id: String) -> String { id.split(separator: ".").last.map(String.init) ?? id }
    let byLast = Dictionary(grouping: ids, by: last)
    let nearest = nearest(to: last(written), among: Array(byLast.keys), limit: limit)
    return Array(nearest.flatMap { byLast[$0, default: []].sorted() }.prefix(limit))
  }
}
