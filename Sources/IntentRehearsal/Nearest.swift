/// "Did you mean": the nearest of a few known words.
package enum Nearest {
  /// The nearest of `known`, when at most a third of its letters (and one) differ; nil otherwise.
  package static func to(_ word: String, among known: [String]) -> String? {
    guard word.count <= 64 else { return nil }
    let given = Array(word.lowercased())
    let distances = known.map { (word: $0, distance: distance(given, Array($0.lowercased()))) }
    guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= best.word.count / 3 + 1 else {
      return nil
    }
    return best.word
  }

  /// Levenshtein's distance, a swap of neighbours counting as one.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var current = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { cost = min(cost, before[j - 1] + 1) }
        current.append(cost)
      }
      (before, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
