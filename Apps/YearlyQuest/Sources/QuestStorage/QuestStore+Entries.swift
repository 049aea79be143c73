import QuestEngine

extension QuestStore: QuestRecords {
  public func put(_ entry: QuestEntry) throws(QuestFailure) -> QuestChange {
    try use { (connection) throws(QuestFailure) in
      try connection.writing { () throws(QuestFailure) in
        let before = try connection.entry(of: entry.trend, on: entry.day)
        try connection.upsert(entry)
        guard connection.changes > 0 else { return QuestChange(before: before, after: before) }
        if let before { try connection.keep(before) }
        return QuestChange(before: before, after: try connection.entry(of: entry.trend, on: entry.day))
      }
    }
  }

  public func takeBack(trend: Trend.ID, day: QuestDay) throws(QuestFailure) -> QuestChange? {
    try use { (connection) throws(QuestFailure) in
      try connection.writing { () throws(QuestFailure) in
        guard let before = try connection.entry(of: trend, on: day) else { return nil }
        try connection.restoreEarlier(of: before)
        return QuestChange(before: before, after: try connection.entry(of: trend, on: day))
      }
    }
  }

  public func entries(
    trend: Trend.ID, in days: ClosedRange<QuestDay>
  ) throws(QuestFailure) -> [QuestDay: QuestEntry] {
    let (first, last) = (days.lowerBound, days.upperBound)
    let found = try use { (connection) throws(QuestFailure) in
      try connection.rows(
        """
        SELECT \(QuestEntry.columns) FROM entry
        WHERE trend = ? AND (year, month, day) BETWEEN (?, ?, ?) AND (?, ?, ?)
        """,
        [.text(trend.uuidString)] + first.values + last.values, read: QuestEntry.init(row:))
    }
    return Dictionary(found.map { ($0.day, $0) }) { _, later in later }
  }

  public func allEntries() throws(QuestFailure) -> [Trend.ID: [QuestEntry]] {
    let all = try use { (connection) throws(QuestFailure) in
      try connection.rows(
        "SELECT \(QuestEntry.columns) FROM entry ORDER BY year, month, day", read: QuestEntry.init(row:))
    }
    return Dictionary(grouping: all, by: \.trend)
  }
}
