import CardModel

extension String {
  /// As much of the text as a card's sentence has room for: whole sentences from the front.
  ///
  /// When the first does not fit, it is cut after a word, with an ellipsis.
  /// - Parameters:
  ///   - budget: how many characters, as a person counts them; at most 140. Three lines hold 115 to 140 of them,
  ///     as the language and its letters have it: law 15 tells of a text that they do not hold.
  ///   - language: the text's language as a BCP 47 tag, which tells where its sentences end.
  public func cardExcerpt(budget: Int = 140, language: String) -> String {
    Excerpt(of: self, budget: budget, language: language).text
  }
}
