import QuestEngine

/// The week as rows of small squares, one row for each trend, readable without colour.
struct WeekPicture {
  let weeks: [QuestWeek]
  let colors: Bool

  var text: String {
    let nameWidth = weeks.map { TextWidth.columns(of: $0.trend.name) }.max() ?? 0
    let header = weeks.first.map(self.header) ?? ""
    let rows = weeks.map { week in
      let squares = week.squares.map { square($0, marks: OptionMarks(week.trend)) }.joined(separator: " ")
      let name = TextWidth.padded(week.trend.name, to: nameWidth)
      return "\(name)  \(squares)  \(Words.count(of: week))  \(legend(of: week.trend))\n"
    }
    return TextWidth.padded("", to: nameWidth) + "  " + header + "\n" + rows.joined()
  }

  private func header(_ week: QuestWeek) -> String {
    let initials = week.squares.map { TextWidth.padded(Words.initials(ofWeekday: $0.weekday), to: 3) }
    // Nothing is printed that cannot be seen: spaces at a line's end trip whoever compares or copies.
    return initials.dropLast().map { $0 + " " }.joined() + Words.initials(ofWeekday: week.squares.last?.weekday ?? 1)
  }

  private func square(_ square: QuestWeek.Square, marks: OptionMarks) -> String {
    guard let entry = square.entry else { return square.isFuture ? " · " : "[ ]" }
    let text = "[\(marks.mark(of: entry))]"
    return colors ? PaintedText.on(entry.color, text) : text
  }

  private func legend(of trend: Trend) -> String {
    let marks = OptionMarks(trend)
    return trend.options.indices.map { "\(marks.all[$0]) \(trend.options[$0].description)" }.joined(separator: ", ")
  }
}
