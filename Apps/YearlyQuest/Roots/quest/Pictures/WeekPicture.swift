import QuestEngine

/// The week as rows of small squares, one row for each trend, readable without colour.
struct WeekPicture {
  let weeks: [QuestWeek]
  let palette: Palette
  let words: Words

  var text: String {
    let names = weeks.map { words.name($0.trend.name) }
    let nameWidth = names.map(TextWidth.columns(of:)).max() ?? 0
    let rows = zip(weeks, names).map { week, name in
      let squares = week.squares.map { square($0, marks: OptionMarks(week.trend)) }.joined(separator: " ")
      let count = words.count(of: week)
      return "\(TextWidth.padded(name, to: nameWidth))  \(squares)  \(count)  \(legend(of: week.trend))\n"
    }
    return TextWidth.padded("", to: nameWidth) + "  " + (weeks.first.map(header) ?? "") + "\n" + rows.joined()
  }

  private func header(_ week: QuestWeek) -> String {
    let names = words.weekdays
    let initials = week.squares.map { TextWidth.padded(names[($0.weekday - 1) % names.count], to: 3) }
    // Nothing is printed that cannot be seen: spaces at a line's end trip whoever compares or copies.
    return initials.joined(separator: " ").trimmingSpaces
  }

  private func square(_ square: QuestWeek.Square, marks: OptionMarks) -> String {
    guard let entry = square.entry else { return square.isFuture ? " · " : "[ ]" }
    return palette.painted("[\(marks.mark(of: entry))]", on: entry.color)
  }

  private func legend(of trend: Trend) -> String {
    let marks = OptionMarks(trend)
    return trend.options.indices.map { "\(marks.all[$0]) \(words.list([trend.options[$0].description]))" }
      .joined(separator: ", ")
  }
}

extension String {
  /// The text without the spaces at its end.
  var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
