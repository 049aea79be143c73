/// What comparing or recording the cards of a folder gave.
package struct GoldenReport: Sendable {
  /// By the names of the cards.
  package var entries: [Entry]
  /// SHA-256 over the fonts that were drawn in.
  package var fontDigest: String

  package struct Entry: Sendable {
    package var card: String
    package var outcome: GoldenOutcome
    /// The golden, where it was read and is not the same.
    package var before: Picture?
    /// As the card is drawn now.
    package var after: Picture?
    /// What was not understood of the card, a line each.
    package var notes: [String] = []
  }

  /// Whether every card is as it was, or was recorded.
  package var isGood: Bool { entries.allSatisfy(\.outcome.isGood) }

  /// A line for each card.
  package var lines: [String] { entries.map { "\($0.card): \($0.outcome)" } }
}
