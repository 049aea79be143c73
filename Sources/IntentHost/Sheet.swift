import IntentWire

/// What a person sees and hears when a turn is over.
package struct Sheet: Hashable, Sendable {
  package enum Ending: Hashable, Sendable {
    case done
    case cancelled
    /// The person reads `error`.
    case failed(IntentFailure)
    /// The sentence reaches nothing; the nearest phrases, each with the words that differ.
    case notUnderstood([NearMiss])
  }

  /// A phrase that was nearly said.
  package struct NearMiss: Hashable, Sendable {
    package var phrase: String
    package var intent: String
    /// The words of the phrase that were not said.
    package var missing: [String]
    /// The words that were said and are not in the phrase.
    package var extra: [String]

    package init(phrase: String, intent: String, missing: [String], extra: [String]) {
      self.phrase = phrase
      self.intent = intent
      self.missing = missing
      self.extra = extra
    }

    /// The phrase, and behind it the words that differ: `−` those that were not said, `+` those that are not in it.
    package var line: String {
      let differences = missing.map { "−\($0)" } + extra.map { "+\($0)" }
      return differences.isEmpty ? phrase : "\(phrase) (\(differences.joined(separator: " ")))"
    }
  }

  package var ending: Ending
  /// The intent that ran, as `Module.Type`; nil when none was reached.
  package var intent: String?
  /// What is spoken; nil when nothing is.
  package var spoken: String?
  /// The line the sheet prints: the supporting dialog where there is something to see, else what is spoken.
  package var printed: String?
  /// The value returned, as the person reads it.
  package var value: String?
  package var card: CardArchive?
  /// The titles of the card's wells, read in the surface's language.
  package var wells: [String]
  /// The intent that opens the app, as `Module.Type`.
  package var opens: String?
  /// How the app came to the foreground; nil when it did not.
  package var app: AppArrival?
  /// What the person reads when it failed.
  package var error: String?

  package init(
    ending: Ending, intent: String? = nil, spoken: String? = nil, printed: String? = nil, value: String? = nil,
    card: CardArchive? = nil, wells: [String] = [], opens: String? = nil, app: AppArrival? = nil,
    error: String? = nil
  ) {
    self.ending = ending
    self.intent = intent
    self.spoken = spoken
    self.printed = printed
    self.value = value
    self.card = card
    self.wells = wells
    self.opens = opens
    self.app = app
    self.error = error
  }
}
