import CardModel
import IntentWords

/// A card in the older form: a fixed template, and what of the card is not in it.
struct OlderCard: Encodable {
  private var eyebrow: String?
  private var headline: String?
  private var rows: [Row] = []
  private var line: String?
  private var primaryTitle: String?
  private var secondaryTitle: String?
  private var accentHex: String?
  private var material: MaterialSettings?

  private struct Row: Encodable {
    var label: String
    var value: String
    var unit: String?
  }

  /// The numbers of the blocks that have no place in it, from 0.
  private(set) var lost: [Int] = []
  /// Whether the blocks stand in another order than the template's.
  private(set) var isReordered = false
  /// How many wells were too many, and how many toggles became buttons.
  private(set) var lostWells = 0
  private(set) var lostStates = 0

  private enum CodingKeys: String, CodingKey {
    case eyebrow, headline, rows, line, primaryTitle, secondaryTitle, accentHex, material
  }

  init(_ card: Card, languages: [String]) {
    func read(_ words: Resource) -> String { words.reading(in: languages).text }
    func take(_ words: Resource, _ field: inout String?, _ number: Int) {
      if field == nil { field = read(words) } else { lost.append(number) }
    }
    let ranks = ["eyebrow": 0, "headline": 1, "row": 2, "sentence": 3, "wells": 4]
    let order = card.blocks.compactMap { ranks[$0.kind] }
    isReordered = order != order.sorted()
    for (number, block) in card.blocks.enumerated() {
      switch block {
      case .eyebrow(let text): take(text, &eyebrow, number)
      case .headline(let text): take(text, &headline, number)
      case .sentence(let text): take(text, &line, number)
      case .row(let row):
        let label = read(row.label)
        // Its reader leaves out a row without a label.
        if label.isEmpty {
          lost.append(number)
        } else {
          rows.append(Row(label: label, value: read(row.value), unit: row.unit.map(read)))
        }
      case .wells: break
      default: lost.append(number)
      }
    }
    let titles = card.wells.map { read($0.title) }
    (primaryTitle, secondaryTitle) = (titles.first, titles.dropFirst().first)
    lostWells = max(0, titles.count - 2)
    lostStates = card.wells.prefix(2).count { $0.isOn != nil }
    accentHex = card.accent?.hex
    material = card.material
  }
}
