/// The fewest words to add and to take so that one sentence becomes another.
struct WordDifference: Hashable, Sendable {
  /// Positions in the first that the second lacks.
  private(set) var missing: [Int] = []
  /// Positions in the second that the first lacks.
  private(set) var extra: [Int] = []

  /// How many words to add, to take or to replace: one word for another counts once.
  var distance: Int { max(missing.count, extra.count) }
  /// All words that differ, which tells two of one distance apart.
  var count: Int { missing.count + extra.count }

  init(from first: [SpokenWord], to second: [SpokenWord]) {
    // common[i][j]: the length of the longest common subsequence of first[i...] and second[j...].
    var common = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        common[i][j] =
          first[i].folded == second[j].folded
          ? common[i + 1][j + 1] + 1 : max(common[i + 1][j], common[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      if first[i].folded == second[j].folded {
        (i, j) = (i + 1, j + 1)
      } else if common[i + 1][j] >= common[i][j + 1] {
        missing.append(i)
        i += 1
      } else {
        extra.append(j)
        j += 1
      }
    }
    missing += i..<first.count
    extra += j..<second.count
  }

  /// The words at those positions; neighbours of a script without spaces are written as one.
  static func written(_ words: [SpokenWord], at positions: [Int]) -> [String] {
    var result: [String] = []
    var previous: Int?
    for position in positions {
      let word = words[position]
      if let last = previous, last + 1 == position, word.kind == .unspaced, words[last].kind == .unspaced,
        !word.isApart
      {
        result[result.count - 1] += word.written
      } else {
        result.append(word.written)
      }
      previous = position
    }
    return result
  }
}
