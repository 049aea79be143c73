import Foundation
import IntentWords

extension Recipe {
  /// The card of a JSON: with blocks as it crosses, or in the older form without them.
  static func card(json: String) throws -> Card {
    let data = Data(json.utf8)
    let decoder = JSONDecoder()
    return try decoder.decode(Form.self, from: data).hasBlocks
      ? try decoder.decode(Card.self, from: data) : try decoder.decode(OlderForm.self, from: data).card
  }

  private struct Form: Decodable {
    let hasBlocks: Bool

    private enum Key: String, CodingKey { case blocks }

    init(from decoder: any Decoder) throws {
      hasBlocks = try decoder.container(keyedBy: Key.self).contains(.blocks)
    }
  }

  /// What cards of this kind were before they had blocks: a fixed template, in which whatever is absent is empty.
  private struct OlderForm: Decodable {
    var eyebrow: String?
    var headline: String?
    var rows: [Row]?
    var line: String?
    var primaryTitle: String?
    var secondaryTitle: String?
    var accentHex: Hex?
    var material: MaterialSettings?

    /// Six hexadecimal digits, with or without a `#`.
    struct Hex: Decodable {
      let color: SRGB

      init(from decoder: any Decoder) throws {
        let field = try decoder.singleValueContainer()
        let text = try field.decode(String.self)
        guard let color = SRGB(hex: text.hasPrefix("#") ? String(text.dropFirst()) : text) else {
          throw DecodingError.dataCorruptedError(
            in: field, debugDescription: "A colour is six hexadecimal digits, not \"\(text)\".")
        }
        self.color = color
      }
    }

    struct Row: Decodable {
      var label: String?
      var value: String?
      var unit: String?
    }

    var card: Card {
      var blocks: [Card.Block] = []
      if let text = shown(eyebrow) { blocks.append(.eyebrow(text)) }
      if let text = shown(headline) { blocks.append(.headline(text)) }
      for row in rows ?? [] {
        guard let label = shown(row.label) else { continue }
        blocks.append(.row(Card.Row(label: label, value: .verbatim(row.value ?? ""), unit: shown(row.unit))))
      }
      if let text = shown(line) { blocks.append(.sentence(text)) }
      if let first = shown(primaryTitle) {
        blocks.append(.wells([first, shown(secondaryTitle)].compactMap(\.self).map { Card.Well(title: $0) }))
      }
      return Card(blocks, accent: accentHex?.color, material: material)
    }

    private func shown(_ text: String?) -> Resource? {
      text.flatMap { $0.isEmpty ? nil : .verbatim($0) }
    }
  }
}
