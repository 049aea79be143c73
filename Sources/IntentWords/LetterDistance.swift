/// How far two words are apart, for "did you mean".
package enum LetterDistance {
  /// How many letters to insert, drop, replace or swap with their neighbour.
  package static func between<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }

  /// Whether a distance is that of a slip: at most a third of the longer word's letters.
  package static func isSlip(_ distance: Int, lengths one: Int, _ other: Int) -> Bool {
    distance * 3 <= max(one, other)
  }
}
