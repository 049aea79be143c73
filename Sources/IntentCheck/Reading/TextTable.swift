/// Rows of cells whose columns line up.
struct TextTable {
  struct Cell: Hashable {
    var text: ShownText
    var isRightToLeft = false
    /// A number stands at the right end of its column.
    var isNumber = false
    /// Whether it may be parted into lines.
    var wraps = false

    init(_ text: String, isNumber: Bool = false) {
      self.text = ShownText(text)
      self.isNumber = isNumber
    }

    /// A text of a language.
    init(wrapping text: ShownText, isRightToLeft: Bool) {
      self.text = text
      (self.isRightToLeft, wraps) = (isRightToLeft, true)
    }
  }

  enum Row: Hashable {
    case cells([Cell])
    /// A line of its own, below the row it is about.
    case line(String)
  }

  var rows: [Row]
  private static let gap = "  "
  /// A column is not made narrower than this: a word would not fit.
  private static let narrowest = 16

  /// - Parameter width: the columns of the terminal; nil: however wide.
  func lines(width: Int?) -> [String] {
    let widths = columns(within: width)
    return rows.flatMap { row in
      switch row {
      case .line(let text): [ShownText(text).text]
      case .cells(let cells): lines(of: cells, widths)
      }
    }
  }

  private var cells: [[Cell]] {
    rows.compactMap { if case .cells(let cells) = $0 { cells } else { nil } }
  }

  /// How wide each column is: what is natural, and less for those that can be wrapped.
  private func columns(within width: Int?) -> [Int] {
    let cells = cells
    var widths = (0..<(cells.map(\.count).max() ?? 0)).map { column in
      cells.map { column < $0.count ? TextWidth.of($0[column].text.text) : 0 }.max() ?? 0
    }
    guard let width, !widths.isEmpty else { return widths }
    let wrapping = widths.indices.filter { column in
      cells.contains { column < $0.count && $0[column].wraps } && widths[column] > Self.narrowest
    }.sorted { widths[$0] < widths[$1] }
    let fixed = Set(widths.indices).subtracting(wrapping).reduce(0) { $0 + widths[$1] }
    var left = width - fixed - Self.gap.count * (widths.count - 1)
    // The narrow ones first: what they do not need is for the wide ones.
    for (place, column) in wrapping.enumerated() {
      let share = max(left / (wrapping.count - place), Self.narrowest)
      widths[column] = min(widths[column], share)
      left -= widths[column]
    }
    return widths
  }

  private func lines(of cells: [Cell], _ widths: [Int]) -> [String] {
    let parts = cells.enumerated().map { column, cell in
      cell.wraps ? cell.text.wrapped(to: widths[column]) : [cell.text]
    }
    return (0..<(parts.map(\.count).max() ?? 0)).map { line in
      let texts = cells.indices.map { column -> String in
        guard line < parts[column].count else { return String(repeating: " ", count: widths[column]) }
        let part = parts[column][line]
        let space = String(repeating: " ", count: max(widths[column] - TextWidth.of(part.text), 0))
        let text = part.isolated(rightToLeft: cells[column].isRightToLeft)
        return cells[column].isNumber ? space + text : text + space
      }
      let joined = texts.joined(separator: Self.gap)
      return joined.lastIndex { $0 != " " }.map { String(joined[...$0]) } ?? ""
    }
  }
}
