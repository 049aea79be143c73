/// As much of a text as a card has room for.
package struct Excerpt: Hashable, Sendable {
  package let text: String
  /// Whether it ends where a sentence ends: the first sentence alone may be too long.
  package let isWhole: Bool

  /// How many characters a card's prose may have: three lines of about 45.
  package static let budget = 140

  /// Takes whole sentences from the front while they fit.
  ///
  /// When the first does not fit, it is cut after a word and says so with an ellipsis.
  /// - Parameters:
  ///   - text: any text; the space around it does not count.
  ///   - budget: in characters as a person counts them, at least 2.
  ///   - language: the text's language, as a BCP 47 tag.
  package init(of text: String, budget: Int = Excerpt.budget, language: String) {
    let budget = max(budget, 2)
    let text = text.trimmingPrefix { $0.isWhitespace }
    // Twice the budget shows where the last sentence within it ends; the rest of a long text need not be looked at.
    let window = text.prefix(budget * 2 + 2)
    let shown = window.trimmingSuffix { $0.isWhitespace }
    if window.endIndex == text.endIndex, shown.count <= budget {
      (self.text, isWhole) = (String(shown), true)
      return
    }
    var fitting = ""
    var taken = ""
    for sentence in Sentences.sentences(of: String(window), in: language) {
      taken += sentence
      let candidate = taken.trimmingSuffix { $0.isWhitespace }
      guard candidate.count <= budget else { break }
      fitting = String(candidate)
    }
    isWhole = !fitting.isEmpty
    self.text = isWhole ? fitting : Self.cut(window, to: budget)
  }

  /// The words that fit, and an ellipsis; a script without spaces is cut after a character.
  private static func cut(_ text: Substring, to budget: Int) -> String {
    let room = text.prefix(budget)
    let words = room.lastIndex { $0.isWhitespace }.map { room[..<$0] } ?? room.dropLast()
    let kept = words.trimmingSuffix { $0.isWhitespace || ($0.isPunctuation && !closing.contains($0)) }
    return kept + "…"
  }

  /// What closes something that was opened is no loose end.
  private static let closing: Set<Character> = [")", "]", "”", "»", "」", "』"]
}

extension Collection where SubSequence == Substring, Element == Character {
  package func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var kept = self[...]
    while let last = kept.last, isTrimmed(last) { kept.removeLast() }
    return kept
  }

  func trimmingPrefix(while isTrimmed: (Character) -> Bool) -> Substring { drop(while: isTrimmed) }
}
