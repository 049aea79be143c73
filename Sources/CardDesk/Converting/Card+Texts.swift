import CardModel
import IntentWords

extension Card {
  /// Every text of the card, block by block.
  var texts: [Resource] { blocks.flatMap(\.texts) }
}

extension Card.Block {
  fileprivate var texts: [Resource] {
    switch self {
    case .eyebrow(let text), .headline(let text), .sentence(let text), .chip(let text), .footnote(let text): [text]
    case .row(let row): [row.label, row.value] + [row.unit].compactMap(\.self)
    case .columns(let cells): cells.flatMap { [$0.label, $0.value] }
    case .week(let week):
      week.days.flatMap { [$0.label] + [$0.entry?.letter].compactMap(\.self) } + [week.spoken].compactMap(\.self)
    case .year(let year):
      year.months.map(\.label) + year.distinctEntries.compactMap(\.letter) + [year.spoken].compactMap(\.self)
    case .wells(let wells): wells.map(\.title)
    case .unknown: []
    }
  }
}

extension Resource {
  /// Whether it is the same in every language.
  var isVerbatim: Bool {
    guard key == "%@", bundle == nil, arguments.count == 1, case .text = arguments[0] else { return bundle == nil }
    return true
  }
}
