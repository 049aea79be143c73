/// Rows of cells whose columns line up.
enum PlainTable {
  /// - Parameter numbers: the columns that stand at their right end.
  static func lines(_ rows: [[String]], numbers: Set<Int> = []) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return numbers.contains(column) ? space + cell : cell + space
      }
      let line = cells.joined(separator: "  ")
      return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
    }
  }
}
