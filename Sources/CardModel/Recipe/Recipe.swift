import Foundation

/// A card as text that a person writes; `Documentation/Recipes.md` is its grammar.
package enum Recipe {
  /// How many bytes a recipe may have: a card of every block is a few thousand.
  package static let limit = 1_000_000

  /// What reading a recipe gave.
  package struct Reading: Hashable, Sendable {
    package var card: Card
    /// The line of each block, from 1; none of JSON.
    package var lines: [Int]
    /// What was not understood, by line; at most 100.
    package var warnings: [RecipeWarning]
    /// How many more there were.
    package var unlisted: Int
  }

  /// Why a recipe was refused.
  package enum Failure: Error, Hashable, Sendable {
    /// It has more bytes than a recipe may have.
    case tooLong(bytes: Int)
    /// No line of it makes a block or names an accent; the warnings say what was not understood.
    case nothingToShow([RecipeWarning])
  }

  /// Reads a recipe, as text or as JSON.
  /// - Throws: `Failure`, and `DecodingError` for JSON that is no card.
  package static func read(_ text: String) throws -> Reading {
    guard text.utf8.count <= limit else { throw Failure.tooLong(bytes: text.utf8.count) }
    let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    if text.first(where: { !$0.isWhitespace }) == "{" {
      return Reading(card: try card(json: text), lines: [], warnings: [], unlisted: 0)
    }
    var reader = RecipeReader()
    for (index, line) in RecipeLine.lines(of: text).enumerated() { reader.read(line, number: index + 1) }
    return try reader.reading()
  }
}
