import CardModel
import Foundation

/// A form in which a card is written.
package enum CardForm: String, CaseIterable, Sendable {
  case recipe
  case json
  /// The JSON without blocks.
  case olderJSON

  /// The form that the end of a name says.
  /// - Throws: `CardDeskProblem.unknownForm`.
  package init(path: String) throws(CardDeskProblem) {
    let name = path.lowercased()
    guard let form = Self.ends.first(where: { name.hasSuffix($0.end) })?.form else {
      throw .unknownForm(path: path, known: Self.ends.map(\.end))
    }
    self = form
  }

  private static let ends: [(end: String, form: CardForm)] = [
    (".recipe", .recipe), (".txt", .recipe), (".legacy.json", .olderJSON), (".json", .json),
  ]

  /// A card's JSON, for a person to read: the same text for the same card.
  package static func json(of card: Card) -> String { written(card) }

  static func written(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing of a card can fail to encode: its numbers are finite.
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
