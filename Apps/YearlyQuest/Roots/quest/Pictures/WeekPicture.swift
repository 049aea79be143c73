import QuestEngine

/// The week as rows of small squares, one row for each trend, readable without colour.
///
/// Where the legends do not fit beside the rows they stand below; where the rows do not fit either, each trend has
/// lines of its own: its name, the weekdays, the squares, the legend.
struct WeekPicture {
  let weeks: [QuestWeek]
  let palette: Palette
  let words: Words
  /// How many columns there are.
  let width: Int

  var text: String { rowWidth <= width ? table : blocks }

  private var names: [String] { weeks.map { words.name($0.trend.name) } }
  private var counts: [String] { weeks.map(words.count(of:)) }

  // MARK: One row for each trend

  /// Seven squares of three columns, with a space between them.
  private static let squaresWidth = 7 * 3 + 6

  /// The names, and two spaces.
  private var margin: Int { (names.map(TextWidth.columns(of:)).max() ?? 0) + 2 }

  /// Without legends. What is painted takes the columns of what is not.
  private var rowWidth: Int {
    margin + Self.squaresWidth + 2 + (counts.map(TextWidth.columns(of:)).max() ?? 0)
  }

  private var table: String {
    let margin = margin
    let named = names.map { TextWidth.padded($0, to: margin) }
    let legends = weeks.map { "  " + legend(of: $0.trend).lines(in: .none, width: .max).joined() }
    let isBeside = legends.allSatisfy { rowWidth + TextWidth.columns(of: $0) <= width }
    let rows = weeks.indices.map { index in
      let row = named[index] + squares(of: weeks[index], in: palette) + "  " + counts[index]
      return isBeside ? row + legends[index] : row
    }
    let header = String(repeating: " ", count: margin) + (weeks.first.map { weekdays(of: $0, width: 3) } ?? "")
    let lines = [header.trimmingSpaces] + rows + (isBeside ? [] : [""] + legendsBelow(named, margin: margin))
    return lines.map { $0 + "\n" }.joined()
  }

  private func legendsBelow(_ named: [String], margin: Int) -> [String] {
    zip(weeks, named).flatMap { week, name in
      legend(of: week.trend).lines(in: .none, width: width - margin).enumerated().map { index, line in
        (index == 0 ? name : String(repeating: " ", count: margin)) + line
      }
    }
  }

  private func squares(of week: QuestWeek, in palette: Palette) -> String {
    let marks = OptionMarks(week.trend)
    return week.squares.map { square in
      guard let entry = square.entry else { return square.isFuture ? " · " : "[ ]" }
      return palette.painted("[\(marks.mark(of: entry))]", on: entry.color)
    }.joined(separator: " ")
  }

  // MARK: A block for each trend

  private var blocks: String {
    let showsSquares = width >= Self.squaresWidth
    return zip(weeks, zip(names, counts)).map { week, title in
      let days = [
        weekdays(of: week, width: showsSquares ? 3 : 2),
        showsSquares ? squares(of: week, in: palette) : marks(of: week),
      ]
      let lines = ["\(title.0)  \(title.1)"] + days.map(\.trimmingSpaces)
      return (lines + legend(of: week.trend).lines(in: .none, width: width)).map { $0 + "\n" }.joined()
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
