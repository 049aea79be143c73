import Foundation
import IntentPhrases

/// Which of several things a person's words mean, as insensitive to case, width and diacritics as phrases are.
struct AnswerMatcher {
  private static let slot = PhraseBook.Slot(intent: "answer", parameter: "option")
  static let nothing = AnswerMatcher([], language: "en")
  private let book: PhraseBook
  private let words: [[Set<String>]]

  /// - Parameter names: for each thing, all it may be called.
  init(_ names: [[String]], language: String) {
    words = names.map { $0.map(Self.words) }
    // A phrase must name an application; one that no answer can name stands before the slot.
    book = PhraseBook(
      language: language, applicationNames: ["answer"],
      shortcuts: [PhraseBook.Shortcut(intent: Self.slot.intent, phrases: ["${applicationName}: ${option}"])],
      values: [
        Self.slot: names.enumerated().map { PhraseBook.Value(id: String($0.offset), texts: $0.element) }
      ])
  }

  /// - Returns: the places of all that are called so.
  func match(_ words: String) -> [Int] {
    book.matches(of: "answer: \(words)").compactMap(Self.place)
  }

  /// - Returns: the places of all that have a name with each of the words.
  func partialMatch(_ said: String) -> [Int] {
    let said = Self.words(of: said)
    return said.isEmpty ? [] : words.indices.filter { words[$0].contains(where: said.isSubset) }
  }

  private static func words(of text: String) -> Set<String> {
    let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return Set(folded.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private static func place(_ match: PhraseMatch.Match) -> Int? { match.filled.flatMap { Int($0.value) } }
}
