import IntentWords

/// What the extension asks the person, in the middle of a run.
package struct Question: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    /// Anything of the parameter's type; options, when there are any, are suggestions.
    case value
    /// One of the options.
    case choice
    /// Yes or no.
    case confirmation
    /// Whether the app may come to the foreground: yes or no.
    case continueInForeground
  }

  package var kind: Kind
  /// The parameter that is asked for; nil when the whole intent is.
  package var parameter: String?
  /// The parameter's title, for a generic prompt.
  package var title: Resource?
  /// What the app wants said; nil when the system's own words are to be used.
  package var dialog: Dialog?
  package var type: ValueType?
  package var options: [Option]
  /// The verb of a confirmation's button, such as `log`; nil for the system's own.
  package var action: String?
  /// A snippet shown with a confirmation.
  package var snippet: Invocation?
  /// A card that is drawn already, shown with a confirmation.
  package var card: CardArchive?
  /// Why the previous answer was not taken; nil the first time.
  package var refusal: Refusal?

  package init(
    kind: Kind, parameter: String? = nil, title: Resource? = nil, dialog: Dialog? = nil, type: ValueType? = nil,
    options: [Option] = [], action: String? = nil, snippet: Invocation? = nil, card: CardArchive? = nil,
    refusal: Refusal? = nil
  ) {
    self.kind = kind
    self.parameter = parameter
    self.title = title
    self.dialog = dialog
    self.type = type
    self.options = options
    self.action = action
    self.snippet = snippet
    self.card = card
    self.refusal = refusal
  }
}

/// One thing to choose from.
package struct Option: Hashable, Sendable, Codable {
  package var display: Display
  /// `default`, `destructive` or `cancel`.
  package var style: String

  package init(display: Display, style: String = "default") {
    self.display = display
    self.style = style
  }
}

/// Why an answer was not taken, as facts: the host has the words.
package struct Refusal: Hashable, Sendable, Codable {
  package enum Reason: String, Hashable, Sendable, Codable {
    /// The text is no value of the type.
    case unreadable
    /// The value is outside the range.
    case outOfRange
    /// Nothing is called that.
    case unknown
    /// Several things are called that; the options are those.
    case ambiguous
  }

  package var reason: Reason
  package var answer: String
  package var range: ClosedRangeDescriptor?

  package init(reason: Reason, answer: String, range: ClosedRangeDescriptor? = nil) {
    self.reason = reason
    self.answer = answer
    self.range = range
  }
}

/// What the person answers.
package enum Answer: Hashable, Sendable {
  /// What was said or typed.
  case text(String)
  /// The option at this place in the question's list, from 0.
  case option(Int)
  case confirmed(Bool)
  case cancelled
}

extension Answer: Codable {
  private enum Key: String, CodingKey { case kind, text, index, value }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "text": self = .text(try fields.decode(String.self, forKey: .text))
    case "option": self = .option(try fields.decode(Int.self, forKey: .index))
    case "confirmed": self = .confirmed(try fields.decode(Bool.self, forKey: .value))
    case "cancelled": self = .cancelled
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: fields, debugDescription: "unknown answer \(kind)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .text(let text):
      try fields.encode("text", forKey: .kind)
      try fields.encode(text, forKey: .text)
    case .option(let index):
      try fields.encode("option", forKey: .kind)
      try fields.encode(index, forKey: .index)
    case .confirmed(let value):
      try fields.encode("confirmed", forKey: .kind)
      try fields.encode(value, forKey: .value)
    case .cancelled: try fields.encode("cancelled", forKey: .kind)
    }
  }
}
