import Foundation
import IntentWords

extension Card {
  /// The kind of an archive that holds a card.
  package static let archiveKind = "card/1"

  /// Reads what an archive of kind `card/1` holds.
  /// - Throws: `DecodingError` when the text is no JSON or a known block lacks what it must hold.
  package init(payload: String) throws {
    self = try JSONDecoder().decode(Card.self, from: Data(payload.utf8))
  }

  /// The card as an archive holds it: the same text for the same card.
  /// - Throws: what `JSONEncoder` throws.
  package func payload() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Card.Block: Codable {
  private enum Key: String, CodingKey { case kind, text, wells }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "eyebrow": self = .eyebrow(try fields.decode(Resource.self, forKey: .text))
    case "headline": self = .headline(try fields.decode(Resource.self, forKey: .text))
    case "week": self = .week(try Card.Week(from: decoder))
    case "wells": self = .wells(try fields.decode([Card.Well].self, forKey: .wells))
    default: self = .unknown(kind: kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    switch self {
    case .eyebrow(let text), .headline(let text): try fields.encode(text, forKey: .text)
    case .week(let week): try week.encode(to: encoder)
    case .wells(let wells): try fields.encode(wells, forKey: .wells)
    case .unknown: break
    }
  }
}

extension Card.Day: Codable {
  private enum Key: String, CodingKey { case label, value, greatest, color, letter, isToday }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    label = try fields.decode(Resource.self, forKey: .label)
    isToday = try fields.decodeIfPresent(Bool.self, forKey: .isToday) ?? false
    entry = try fields.decodeIfPresent(Int.self, forKey: .value).map { value in
      Card.Entry(
        value: value, greatest: try fields.decode(Int.self, forKey: .greatest),
        color: try fields.decodeIfPresent(String.self, forKey: .color),
        letter: try fields.decodeIfPresent(Resource.self, forKey: .letter))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(label, forKey: .label)
    try fields.encodeIfPresent(entry?.value, forKey: .value)
    try fields.encodeIfPresent(entry?.greatest, forKey: .greatest)
    try fields.encodeIfPresent(entry?.color, forKey: .color)
    try fields.encodeIfPresent(entry?.letter, forKey: .letter)
    if isToday { try fields.encode(true, forKey: .isToday) }
  }
}
