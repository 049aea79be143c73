import IntentWire

/// Whoever hears what the host asks, in words, and answers.
package protocol Audience: Sendable {
  func answer(_ question: AskedQuestion) async -> AudienceAnswer
}

/// A question as the person hears it.
package struct AskedQuestion: Hashable, Sendable {
  package var kind: Question.Kind
  /// The words of the question, in the surface's language.
  package var prompt: String
  /// What there is to choose from, as the person reads it.
  package var options: [String]
  /// The card shown with a confirmation.
  package var card: CardArchive?

  package init(kind: Question.Kind, prompt: String, options: [String] = [], card: CardArchive? = nil) {
    self.kind = kind
    self.prompt = prompt
    self.options = options
    self.card = card
  }
}

/// An answer in words; `yes`, `no` and `cancel` are known whatever the language.
package enum AudienceAnswer: Hashable, Sendable {
  case words(String)
  case yes
  case no
  case cancel
}
