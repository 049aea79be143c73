import IntentWords

extension Placement {
  /// Seven cells in a row, each under the name of its day.
  func week(_ week: Card.Week, _ number: Int, top: Double) -> PlacedBlock? {
    let days = Array(week.days.prefix(Self.mostDays))
    guard !days.isEmpty else { return nil }
    let pitch = CardLayout.contentWidth / Double(max(days.count, Self.daysOfWeek))
    let side = min(Self.daySide, pitch - Self.daySpace)
    let cellTop = top + pen.lineHeight(.dayLabel) + Self.dayLabelSpace
    var shapes: [PlacedShape] = []
    var texts: [PlacedText] = []
    for (index, day) in days.enumerated() {
      let middle = CardLayout.padding + (Double(index) + 0.5) * pitch
      let label = pen.line(pen.read(day.label), .dayLabel, width: pitch - Self.labelGap)
      if !label.text.isEmpty {
        texts.append(
          text(label, x: middle - label.width / 2, top: top, color: day.isToday ? type.primary : type.tertiary))
      }
      let frame = Frame(x: middle - side / 2, y: cellTop, width: side, height: side)
      if day.isToday {
        shapes.append(
          PlacedShape(.ring(type.primary, corner: Self.dayCorner + Self.ringSpace), frame.outset(by: Self.ringSpace)))
      }
      guard let entry = day.entry else {
        shapes.append(PlacedShape(.hollow(type.tertiary, corner: Self.dayCorner), frame))
        continue
      }
      let fill = EntryColors.fill(entry.color, type: type)
      shapes.append(PlacedShape(.cell(fill, corner: Self.dayCorner), frame))
      if let letter = letter(of: entry, on: fill, in: frame) { texts.append(letter) }
    }
    return block(
      number, "week", top: top, height: cellTop - top + side + Self.ringSpace,
      spoken: week.spoken.map(pen.read) ?? "", shapes: shapes, texts: texts)
  }

  /// The letter of an entry, or its value where it has none: so that it reads without colour.
  private func letter(of entry: Card.Entry, on fill: SRGB, in frame: Frame) -> PlacedText? {
    let read = entry.letter.map(pen.read) ?? String(entry.value)
    guard !read.isEmpty else { return nil }
    let line = pen.line(read, .dayLetter, width: frame.width - 2)
    return text(
      line, x: frame.x + (frame.width - line.width) / 2, top: frame.midY - line.height / 2,
      color: fill.blackOrWhite, ground: .solid(fill))
  }

  private static let daysOfWeek = 7
  /// At least, between the names of two days.
  private static let labelGap = 4.0
  /// What is drawn of a week that has too many: enough to see that it is wrong.
  private static let mostDays = 14
  private static let daySide = 32.0
  private static let dayCorner = 9.0
  private static let daySpace = 8.0
  private static let dayLabelSpace = 5.0
  /// Between a cell and the edge around today.
  private static let ringSpace = 2.5
}
