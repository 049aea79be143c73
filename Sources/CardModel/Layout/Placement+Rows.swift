import IntentWords

/// The rails on which all rows of a card stand.
struct RowRails {
  /// What each row says, by the number of its block.
  let rows: [Int: Words]
  /// For units, on the trailing side; nil when no row has one.
  let unitWidth: Double?

  struct Words {
    let label: String
    let value: String
    let unit: String
    let unitLine: FittedLine?
  }

  init(_ card: Card, pen: LinePen) {
    var rows: [Int: Words] = [:]
    for (number, block) in card.blocks.enumerated() {
      guard case .row(let row) = block else { continue }
      let unit = row.unit.map(pen.read) ?? ""
      rows[number] = Words(
        label: pen.read(row.label), value: pen.read(row.value), unit: unit,
        unitLine: unit.isEmpty ? nil : pen.line(unit, .rowUnit, width: Self.widestUnit))
    }
    self.rows = rows
    // The published rail is 34 wide; in other languages units are longer, and the rail of all rows grows with them.
    unitWidth = rows.values.compactMap(\.unitLine?.width).max().map { max($0, 34 * pen.scale) }
  }

  private static let widestUnit = CardLayout.contentWidth / 3
  /// Between a value and its unit.
  static let unitSpace = 8.0
  /// At least, between a name and its value: a spacer of 12 with a space of 8 on both sides.
  static let valueSpace = 28.0
}

extension Placement {
  func row(_ number: Int, top: Double, rails: RowRails) -> PlacedBlock? {
    guard let words = rails.rows[number], !(words.label.isEmpty && words.value.isEmpty) else { return nil }
    let rail = rails.unitWidth.map { $0 + RowRails.unitSpace } ?? 0
    let right = CardLayout.width - CardLayout.padding - rail
    let value = pen.line(words.value, .rowValue, width: CardLayout.contentWidth - rail)
    let room = right - value.width - RowRails.valueSpace - CardLayout.padding
    let spoken = [words.label, words.value + (words.unit.isEmpty ? "" : " " + words.unit)]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let wholeLabel = pen.line(words.label, .rowLabel, width: CardLayout.contentWidth)
    // Larger text stands in two lines where one is too short for it; at the standard size a law tells.
    let isStacked = pen.scale > 1 && wholeLabel.width > room
    let label = isStacked ? wholeLabel : pen.line(words.label, .rowLabel, width: room)
    let valueTop = isStacked ? top + label.height : top
    let baseline = valueTop + value.ascent
    var texts: [PlacedText] = []
    if !label.text.isEmpty {
      texts.append(text(label, x: CardLayout.padding, top: isStacked ? top : baseline - label.ascent))
    }
    if !value.text.isEmpty { texts.append(text(value, x: right - value.width, top: valueTop)) }
    if let unit = words.unitLine {
      texts.append(text(unit, x: right + RowRails.unitSpace, top: baseline - unit.ascent))
    }
    return block(number, "row", top: top, height: valueTop - top + value.height, spoken: spoken, texts: texts)
  }
}
