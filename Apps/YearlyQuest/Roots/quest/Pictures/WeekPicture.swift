import QuestEngine

/// The week as rows of small squares, one row for each trend, readable without colour.
///
/// Where a row does not fit, each trend has lines of its own: its name, the weekdays, the squares, the legend.
struct WeekPicture {
  let weeks: [QuestWeek]
  let palette: Palette
  let words: Words
  /// How many columns there are.
  let width: Int

  var text: String {
    let rows = rows
    let fits = rows.allSatisfy { TextWidth.columns(of: $0.plain) <= width }
    return fits ? header(padding: nameWidth) + rows.map { $0.painted + "\n" }.joined() : blocks
  }

  // MARK: One row for each trend

  private var nameWidth: Int { weeks.map { TextWidth.columns(of: words.name($0.trend.name)) }.max() ?? 0 }

  private var rows: [(plain: String, painted: String)] {
    let nameWidth = nameWidth
    return weeks.map { week in
      let row = { (palette: Palette) in
        let name = TextWidth.padded(words.name(week.trend.name), to: nameWidth)
        let legend = legend(of: week.trend).lines(in: .none, width: .max).joined()
        return "\(name)  \(squares(of: week, in: palette))  \(words.count(of: week))  \(legend)"
      }
      return (row(.none), row(palette))
    }
  }

  private func header(padding: Int) -> String {
    (String(repeating: " ", count: padding + 2) + (weeks.first.map { weekdays(of: $0, width: 3) } ?? "")).trimmingSpaces
      + "\n"
  }

  private func squares(of week: QuestWeek, in palette: Palette) -> String {
    let marks = OptionMarks(week.trend)
    return week.squares.map { square in
      guard let entry = square.entry else { return square.isFuture ? " · " : "[ ]" }
      return palette.painted("[\(marks.mark(of: entry))]", on: entry.color)
    }.joined(separator: " ")
  }

  // MARK: A block for each trend

  /// Seven squares of three columns, with a space between them.
  private var showsSquares: Bool { width >= 7 * 3 + 6 }

  private var blocks: String {
    weeks.map { week in
      let name = "\(words.name(week.trend.name))  \(words.count(of: week))"
      let days = [
        weekdays(of: week, width: showsSquares ? 3 : 2),
        showsSquares ? squares(of: week, in: palette) : marks(of: week),
      ]
      let legend = legend(of: week.trend).lines(in: .none, width: width)
      return ([name] + days.map(\.trimmingSpaces) + legend).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// One character for each day, for twenty columns: no room for brackets, so a clear day is a line to write on.
  private func marks(of week: QuestWeek) -> String {
    let marks = OptionMarks(week.trend)
    return week.squares.map { square in
      guard let entry = square.entry else { return square.isFuture ? "· " : "_ " }
      return palette.painted(String(marks.mark(of: entry)), on: entry.color) + " "
    }.joined(separator: " ")
  }

  private func weekdays(of week: QuestWeek, width: Int) -> String {
    let names = words.weekdays
    return week.squares.map { TextWidth.padded(names[($0.weekday - 1) % names.count], to: width) }
      .joined(separator: " ")
  }

  private func legend(of trend: Trend) -> Legend {
    let marks = OptionMarks(trend).all
    return Legend(items: zip(marks, trend.options).map { ($0, $1.description, $1.color) }, words: words)
  }
}
