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
    let cells = cells(marks)
    let rows = showsWeeks ? weekRows(cells) : monthRows(cells)
    let legend = Legend(items: marks.legend, words: words).lines(in: palette, width: width)
    return ([words.title(of: year)] + rows + legend).map { $0.trimmingSpaces + "\n" }.joined()
  }

  /// Each day of the year as it is shown. What an answer looks like is made once, not for each of its days.
  private func cells(_ marks: YearMarks) -> [String] {
    let painted = zip(marks.marks, year.answers.answers).map { palette.painted(String($0), on: $1.color) }
    var cells: [String] = []
    cells.reserveCapacity(year.shape.length)
    for day in year.shape.days {
      let place = year.answers.place(month: day.month, day: day.day)
      if day == selected {
        cells.append(highlighted(place.map { String(marks.marks[$0]) } ?? clear(day)))
      } else {
        cells.append(place.map { painted[$0] } ?? clear(day))
      }
    }
    return cells
  }

  private func clear(_ day: QuestDay) -> String { day > year.today ? " " : day == year.today ? "_" : "·" }

  /// Reversed, which every terminal shows that can move its cursor.
  private func highlighted(_ mark: String) -> String { "\u{1B}[7m\(mark)\u{1B}[0m" }

  private func weekRows(_ cells: [String]) -> [String] {
    let shape = year.shape
    let names = words.weekdays
    let months = words.months
    var header = Array(repeating: " ", count: shape.weekCount + 3)
    var first = 0
    for (month, length) in shape.monthLengths.enumerated() {
      place(months[month % months.count], in: &header, at: (shape.lead + first) / 7)
      first += length
    }
    var rows = ["   " + header.joined()]
    for row in 0..<7 {
      var text = TextWidth.padded(names[(shape.firstWeekday - 1 + row) % names.count], to: 3)
      for index in stride(from: row - shape.lead, to: cells.count, by: 7) { text += index < 0 ? " " : cells[index] }
      rows.append(text)
    }
    return rows
  }

  /// Three letters, because the next month may begin four columns on.
  private func place(_ name: String, in header: inout [String], at column: Int) {
    for (offset, letter) in name.prefix(3).enumerated() where column + offset < header.count {
      header[column + offset] = String(letter)
    }
  }

  private func monthRows(_ cells: [String]) -> [String] {
    let months = words.months
    let width = (months.map(TextWidth.columns(of:)).max() ?? 3) + 1
    let scale = stride(from: 5, through: 30, by: 5).map { day in
      String(repeating: " ", count: day < 10 ? 4 : 3) + String(day)
    }
    var rows = [TextWidth.padded("", to: width) + scale.joined()]
    var start = 0
    for (month, length) in year.shape.monthLengths.enumerated() {
      rows.append(
        TextWidth.padded(months[month % months.count], to: width) + cells[start..<start + length].joined())
      start += length
    }
    return rows
  }
}
