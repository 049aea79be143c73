import Foundation
import QuestEngine

extension Journal {
  func keep(_ image: QuestEdit, in change: Int) throws(QuestFailure) {
    switch image {
    case .noEntry(let trend, let day):
      try connection.run(
        "INSERT INTO change_entry (change, trend, year, month, day) VALUES (?, ?, ?, ?, ?)",
        [.integer(change), .text(trend.uuidString)] + day.values)
    case .entry(let entry):
      try connection.run(
        """
        INSERT INTO change_entry (change, stood, \(QuestEntry.columns))
        VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [.integer(change), .text(entry.id.uuidString), .text(entry.trend.uuidString)] + entry.day.values + [
          .text(entry.description), .text(entry.color), .integer(entry.value), .integer(entry.maxValue),
          .text(entry.note), .text(entry.source.rawValue),
        ])
    case .noTrend(let id):
      try connection.run(
        "INSERT INTO change_trend (change, trend) VALUES (?, ?)", [.integer(change), .text(id.uuidString)])
    case .trend(let trend):
      try connection.run(
        "INSERT INTO change_trend (change, trend, stood, name, removed) VALUES (?, ?, 1, ?, ?)",
        [.integer(change), .text(trend.id.uuidString), .text(trend.name), .integer(trend.isRemoved ? 1 : 0)])
      for (position, option) in trend.options.enumerated() {
        try connection.run(
          "INSERT INTO change_option (change, trend, position, description, color) VALUES (?, ?, ?, ?, ?)",
          [
            .integer(change), .text(trend.id.uuidString), .integer(position), .text(option.description),
            .text(option.color),
          ])
      }
    }
  }

  func entryImages(of change: Int) throws(QuestFailure) -> [QuestEdit] {
    try connection.rows(
      "SELECT \(QuestEntry.columns), stood FROM change_entry WHERE change = ? ORDER BY year, month, day",
      [.integer(change)], read: QuestEdit.init(entryImage:))
  }

  func trendImages(of change: Int) throws(QuestFailure) -> [QuestEdit] {
    let options = try connection.rows(
      "SELECT trend, description, color FROM change_option WHERE change = ? ORDER BY trend, position",
      [.integer(change)]
    ) { (trend: $0.text(0), option: Trend.Option(description: $0.text(1), color: $0.text(2))) }
    let byTrend = Dictionary(grouping: options, by: \.trend)
    return try connection.rows(
      "SELECT trend, stood, name, removed FROM change_trend WHERE change = ?", [.integer(change)]
    ) { row in
      UUID(uuidString: row.text(0)).map { id in
        row.integer(1) == 0
          ? .noTrend(id)
          : .trend(
            Trend(
              id: id, name: row.text(2), options: byTrend[row.text(0), default: []].map(\.option),
              isRemoved: row.integer(3) != 0))
      }
    }
  }
}

extension QuestEdit {
  /// Reads the columns of an entry, and behind them whether it stood; `nil` when an identifier cannot be read.
  init?(entryImage row: Row) {
    if row.integer(11) == 0 {
      guard let trend = UUID(uuidString: row.text(1)) else { return nil }
      let day = QuestDay(year: row.integer(2), month: row.integer(3), day: row.integer(4))
      self = .noEntry(trend: trend, day: day)
    } else {
      guard let entry = QuestEntry(row: row) else { return nil }
      self = .entry(entry)
    }
  }
}
