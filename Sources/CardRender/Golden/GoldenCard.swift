import CardModel

/// A card whose picture is kept, or why it cannot be read.
package struct GoldenCard: Sendable {
  /// By which its picture is called.
  package var name: String
  /// What it was read from.
  package var file: String
  package var reading: Reading
  /// What its reader did not understand, a line each.
  package var notes: [String]

  package enum Reading: Sendable {
    case card(Card)
    /// By what is wrong with it, as a whole sentence.
    case unreadable(String)
  }

  package init(_ reading: Reading, name: String, file: String, notes: [String] = []) {
    self.reading = reading
    self.name = name
    self.file = file
    self.notes = notes
  }
}
