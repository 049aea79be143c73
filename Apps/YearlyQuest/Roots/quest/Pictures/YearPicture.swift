import QuestEngine

/// A year as a heat map: one character for each day, readable without colour.
///
/// Where there is room the columns are weeks; where there is not, each month is a row.
struct YearPicture {
  let year: QuestYear
  let palette: Palette
  let words: Words
  /// How many columns there are.
  let width: Int
  /// The day that stands out; `nil` in a printed year.
  var selected: QuestDay?

  /// Three columns for the weekday and one for each week.
  var showsWeeks: Bool { width >= 3 + year.shape.weekCount }

  var text: String {
    let marks = YearMarks(year.trend, said: year.answers.answers)
    let cells = year.shape.days.map { cell($0, marks) }
    let rows = showsWeeks ? weekRows(cells) : monthRows(cells)
    return ([words.title(of: year)] + rows + legend(marks)).map { $0.trimmingSpaces + "\n" }.joined()
  }

  private func cell(_ day: QuestDay, _ marks: YearMarks) -> String {
    let isSelected = day == selected
    guard let answer = year.answers.answer(month: day.month, day: day.day) else {
      let mark = day > year.today ? " " : day == year.today ? "_" : "·"
      return isSelected ? highlighted(mark) : mark
    }
    let mark = String(marks[answer])
    return isSelected ? highlighted(mark) : palette.painted(mark, on: answer.color)
  }

  /// Reversed, which every terminal shows that can move its cursor.
  private func highlighted(_ mark: String) -> String { "\u{1B}[7m\(mark)\u{1B}[0m" }

  private func weekRows(_ cells: [String]) -> [String] {
    let shape = year.shape, names = words.weekdays
    var header = Array(repeating: " ", count: shape.weekCount + 3), first = 0
    for (month, length) in shape.monthLengths.enumerated() {
      place(words.months[month % words.months.count], in: &header, at: (shape.lead + first) / 7)
      first += length
    }
    let rows = (0..<7).map { row in
      let week = (0..<shape.weekCount).map { column in
        let index = column * 7 + row - shape.lead
        return cells.indices.contains(index) ? cells[index] : " "
      }
      return TextWidth.padded(names[(shape.firstWeekday - 1 + row) % names.count], to: 3) + week.joined()
    }
    return ["   " + header.joined()] + rows
  }

  /// Three letters, because the next month may begin four columns on.
  private func place(_ name: String, in header: inout [String], at column: Int) {
    for (offset, letter) in name.prefix(3).enumerated() where column + offset < header.count {
      header[column + offset] = String(letter)
    }
  }

  private func monthRows(_ cells: [String]) -> [String] {
    let width = words.months.map(TextWidth.columns(of:)).max() ?? 3
    let scale = stride(from: 5, through: 30, by: 5).map { day in
      String(repeating: " ", count: day < 10 ? 4 : 3) + String(day)
    }
    var rows = [TextWidth.padded("", to: width + 1) + scale.joined()]
    var start = 0
    for (month, length) in year.shape.monthLengths.enumerated() {
      rows.append(
        TextWidth.padded(words.months[month % words.months.count], to: width + 1)
          + cells[start..<start + length].joined())
      start += length
    }
    return rows
  }

  private func legend(_ marks: YearMarks) -> [String] {
    var lines = [""], columns = 0
    for (index, item) in marks.legend.enumerated() {
      let text = "\(item.mark) \(words.list([item.description]))" + (index < marks.legend.count - 1 ? ", " : "")
      let room = TextWidth.columns(of: text)
      if columns > 0, columns + room > width {
        lines.append("")
        columns = 0
      }
      lines[lines.count - 1] += palette.painted(String(item.mark), on: item.color) + text.dropFirst()
      columns += room
    }
    return lines
  }
}
