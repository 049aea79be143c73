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

extension Card: Codable {
  private enum Key: String, CodingKey { case blocks, accent, material }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decode([Block].self, forKey: .blocks), accent: try fields.decodeColorIfPresent(forKey: .accent),
      material: try fields.decodeIfPresent(MaterialSettings.self, forKey: .material))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(blocks, forKey: .blocks)
    try fields.encodeIfPresent(accent?.hex, forKey: .accent)
    try fields.encodeIfPresent(material, forKey: .material)
  }
}

extension Card.Block: Codable {
  private enum Key: String, CodingKey { case kind, text, cells, wells }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "eyebrow": self = .eyebrow(try fields.decode(Resource.self, forKey: .text))
    case "headline": self = .headline(try fields.decode(Resource.self, forKey: .text))
    case "row": self = .row(try Card.Row(from: decoder))
    case "columns": self = .columns(try fields.decode([Card.Cell].self, forKey: .cells))
    case "sentence": self = .sentence(try fields.decode(Resource.self, forKey: .text))
    case "chip": self = .chip(try fields.decode(Resource.self, forKey: .text))
    case "footnote": self = .footnote(try fields.decode(Resource.self, forKey: .text))
    case "week": self = .week(try Card.Week(from: decoder))
    case "year": self = .year(try Card.Year(from: decoder))
    case "wells": self = .wells(try fields.decode([Card.Well].self, forKey: .wells))
    default: self = .unknown(kind: kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    switch self {
    case .eyebrow(let text), .headline(let text), .sentence(let text), .chip(let text), .footnote(let text):
      try fields.encode(text, forKey: .text)
    case .row(let row): try row.encode(to: encoder)
    case .columns(let cells): try fields.encode(cells, forKey: .cells)
    case .week(let week): try week.encode(to: encoder)
    case .year(let year): try year.encode(to: encoder)
    case .wells(let wells): try fields.encode(wells, forKey: .wells)
    case .unknown: break
    }
  }
}
