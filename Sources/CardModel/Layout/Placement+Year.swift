import IntentWords

extension Placement {
  /// A line of small squares for each month, the larger the greater the value: so that it reads without colour.
  func year(_ year: Card.Year, _ number: Int, top: Double) -> PlacedBlock? {
    let months = Array(year.months.prefix(Self.mostMonths))
    guard !months.isEmpty else { return nil }
    let labels = months.map { pen.line(pen.read($0.label), .monthLabel, width: Self.widestLabel * pen.scale) }
    let rail = (labels.map(\.width).max() ?? 0) + Self.labelSpace
    let left = CardLayout.padding + rail
    let pitch = (CardLayout.contentWidth - rail) / Double(Self.daysOfMonth)
    let lineHeight = pen.lineHeight(.monthLabel)
    var shapes: [PlacedShape] = []
    shapes.reserveCapacity(months.count * (Self.daysOfMonth + 1))
    var texts: [PlacedText] = []
    var fills = EntryFills(type: type)
    for (line, month) in months.enumerated() {
      let lineTop = top + Double(line) * lineHeight
      if !labels[line].text.isEmpty { texts.append(text(labels[line], x: CardLayout.padding, top: lineTop)) }
      for day in month.days.indices.prefix(Self.daysOfMonth) {
        let middle = (x: left + (Double(day) + 0.5) * pitch, y: lineTop + lineHeight / 2)
        if month.today == day + 1 {
          shapes.append(PlacedShape(.ring(type.primary, corner: 2.5), square(pitch + 1, around: middle)))
        }
        // Of hundreds of entries only what is drawn is looked at: their letters would be copied, too.
        if let value = month.days[day]?.value, let greatest = month.days[day]?.greatest {
          let fill = fills.fill(of: month.days[day]?.color)
          let frame = square(side(value, of: greatest, pitch: pitch), around: middle)
          shapes.append(PlacedShape(.cell(fill, corner: 1.5), frame))
        } else {
          shapes.append(PlacedShape(.cell(type.tertiary, corner: 0.75), square(1.5, around: middle)))
        }
      }
    }
    return block(
      number, "year", top: top, height: Double(months.count) * lineHeight,
      spoken: year.spoken.map(pen.read) ?? "", shapes: shapes, texts: texts)
  }

  private func square(_ side: Double, around middle: (x: Double, y: Double)) -> Frame {
    Frame(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }

  private func side(_ value: Int, of greatest: Int, pitch: Double) -> Double {
    let part = greatest > 0 ? min(max(Double(value) / Double(greatest), 0), 1) : 1
    return Self.leastSide + (pitch - Self.daySpace - Self.leastSide) * part
  }

  private static let mostMonths = 13
  private static let daysOfMonth = 31
  private static let widestLabel = 44.0
  private static let labelSpace = 8.0
  /// Of the least value.
  private static let leastSide = 3.5
  private static let daySpace = 1.0
}
