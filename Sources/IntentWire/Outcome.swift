import IntentWords

/// What a run ended in.
package struct Outcome: Hashable, Sendable, Codable {
  package var value: IntentValue?
  package var dialog: Dialog?
  /// The snippet intent to perform for the card.
  package var snippet: Invocation?
  /// A card drawn by this very run.
  package var card: CardArchive?
  /// The intent to run next, when the person lets it.
  package var opens: Invocation?
  /// What the result type promises and the result does not hold: any of `value`, `dialog`, `opensIntent`,
  /// `snippetView`, `snippetIntent`.
  package var emptyPromises: [String]

  package init(
    value: IntentValue? = nil, dialog: Dialog? = nil, snippet: Invocation? = nil, card: CardArchive? = nil,
    opens: Invocation? = nil, emptyPromises: [String] = []
  ) {
    self.value = value
    self.dialog = dialog
    self.snippet = snippet
    self.card = card
    self.opens = opens
    self.emptyPromises = emptyPromises
  }
}

/// What is said, and the shorter line that is shown where there is something to see.
package struct Dialog: Hashable, Sendable, Codable {
  package var full: Resource
  package var supporting: Resource?

  package init(full: Resource, supporting: Resource? = nil) {
    self.full = full
    self.supporting = supporting
  }
}

/// A card as it crosses: its kind, its data, and its wells as invocations, so that a host can tap it
/// without knowing the kind.
package struct CardArchive: Hashable, Sendable, Codable {
  /// `card/1` for `CardModel.Card`; other kinds are shown by name only.
  package var kind: String
  /// The card's own JSON, as text.
  package var payload: String
  package var wells: [Well]

  package init(kind: String, payload: String, wells: [Well] = []) {
    self.kind = kind
    self.payload = payload
    self.wells = wells
  }
}

/// A button or a toggle on a card.
package struct Well: Hashable, Sendable, Codable {
  package var title: Resource
  package var invocation: Invocation
  /// The state of a toggle; nil for a button.
  package var isOn: Bool?

  package init(title: Resource, invocation: Invocation, isOn: Bool? = nil) {
    self.title = title
    self.invocation = invocation
    self.isOn = isOn
  }
}
