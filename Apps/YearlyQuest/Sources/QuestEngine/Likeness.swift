import Foundation

extension String {
  /// The text as a person compares it: without case, width, accents, spare spaces, or what is not seen.
  ///
  /// Unicode's caseless match drops its default ignorable characters too (section 3.13): joiners, marks of direction,
  /// zero-width spaces. They matter to how a name is written, so the name itself keeps them.
  package var folded: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

/// Which of a person's words they may have meant.
package enum Likeness {
  /// The most alike of `candidates`, the nearest first, at most three.
  ///
  /// A word may differ in a third of its letters, and in one at least.
  package static func nearest(to text: String, among candidates: [String]) -> [String] {
    // What is longer than any name is not a slip of the finger; comparing it would cost time for nothing.
    guard text.unicodeScalars.count <= 2 * Trend.textLimit else { return [] }
    let wanted = Array(text.folded)
    let near = candidates.compactMap { candidate -> (distance: Int, text: String)? in
      let letters = Array(candidate.folded)
      let distance = distance(wanted, letters)
      return distance <= max(1, letters.count / 3) ? (distance, candidate) : nil
    }
    return near.sorted { ($0.distance, $0.text) < ($1.distance, $1.text) }.prefix(3).map(\.text)
  }

  /// How many letters must be added, dropped, changed or swapped with their neighbour.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var twoAgo = [Int](), last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, counterpart) in other.enumerated() {
        let change = last[column] + (letter == counterpart ? 0 : 1)
        var best = min(last[column + 1] + 1, current[column] + 1, change)
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == counterpart {
          best = min(best, twoAgo[column - 1] + 1)
        }
        current.append(best)
      }
      (twoAgo, last) = (last, current)
    }
    return last[other.count]
  }
}
