import IntentWords

extension Placement {
  /// Cells of one width, figure above name.
  func columns(_ cells: [Card.Cell], _ number: Int, top: Double) -> PlacedBlock? {
    let words = cells.prefix(Self.mostCells).map { (value: pen.read($0.value), label: pen.read($0.label)) }
    guard words.contains(where: { !$0.value.isEmpty || !$0.label.isEmpty }) else { return nil }
    let gaps = Double(words.count - 1) * Self.cellSpace
    let width = (CardLayout.contentWidth - gaps) / Double(words.count)
    let values = words.map { pen.line($0.value, .cellValue, width: width) }
    let labels = words.map { pen.line($0.label, .cellLabel, width: width) }
    let labelTop = top + pen.lineHeight(.cellValue) + Self.labelSpace
    var texts: [PlacedText] = []
    for index in words.indices {
      let x = CardLayout.padding + Double(index) * (width + Self.cellSpace)
      // A shrunk figure stands on the line of the others.
      let baseline = top + pen.ascent(.cellValue)
      if !values[index].text.isEmpty { texts.append(text(values[index], x: x, top: baseline - values[index].ascent)) }
      if !labels[index].text.isEmpty { texts.append(text(labels[index], x: x, top: labelTop)) }
    }
    return block(
      number, "columns", top: top, height: labelTop - top + pen.lineHeight(.cellLabel),
      spoken: words.map { "\($0.label) \($0.value)" }.joined(separator: ", "), texts: texts)
  }

  /// What is drawn of more than a law allows: enough to see that it is too much.
  private static let mostCells = 6
  private static let cellSpace = 12.0
  private static let labelSpace = 4.0
}
