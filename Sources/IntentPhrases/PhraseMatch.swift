/// What a sentence reaches.
package enum PhraseMatch: Hashable, Sendable {
  case one(Match)
  /// The sentence can be read in more than one way, in book order: the person is asked.
  case several([Match])
  /// It reaches nothing; the nearest phrases, three at most, the nearest first.
  case none([NearMiss])

  /// One way to read a sentence.
  package struct Match: Hashable, Sendable {
    package var intent: String
    /// The position of the shortcut in the book.
    package var shortcut: Int
    /// What the slot holds; nil for a phrase without a parameter.
    package var filled: Filled?

    package init(intent: String, shortcut: Int, filled: Filled? = nil) {
      self.intent = intent
      self.shortcut = shortcut
      self.filled = filled
    }
  }

  /// A parameter and the value said for it.
  package struct Filled: Hashable, Sendable {
    package var parameter: String
    /// The id of the value.
    package var value: String
    /// The value's first text, whichever of its texts was said.
    package var title: String

    package init(parameter: String, value: String, title: String) {
      self.parameter = parameter
      self.value = value
      self.title = title
    }
  }

  /// A phrase that was nearly said.
  package struct NearMiss: Hashable, Sendable {
    /// The phrase with its places filled.
    package var phrase: String
    package var intent: String
    /// The position of the shortcut in the book.
    package var shortcut: Int
    /// The words of the phrase that were not said, as the phrase writes them.
    package var missing: [String]
    /// The words that were said and are not in the phrase, as the sentence writes them.
    package var extra: [String]

    package init(phrase: String, intent: String, shortcut: Int, missing: [String], extra: [String]) {
      self.phrase = phrase
      self.intent = intent
      self.shortcut = shortcut
      self.missing = missing
      self.extra = extra
    }
  }
}
