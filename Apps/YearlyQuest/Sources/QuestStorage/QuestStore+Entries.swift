import QuestEngine

extension QuestStore: QuestRecords {
  /// Logs an entry in one statement; what stood there before is kept for an undo.
  /// - Throws: ``QuestFailure/store(_:path:)``
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

  /// Takes back the last log of a day; nil when the day is clear.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func takeBack(trend: Trend.ID, day: QuestDay) throws(QuestFailure) -> QuestChange? {
    try use { (connection) throws(QuestFailure) in
      try connection.writing { () throws(QuestFailure) in
        guard let before = try connection.entry(of: trend, on: day) else { return nil }
        try connection.restoreEarlier(of: before)
        return QuestChange(before: before, after: try connection.entry(of: trend, on: day))
      }
    }
  }

  /// The entries of a trend, by day.
  /// - Throws: ``QuestFailure/store(_:path:)``
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

  /// Every entry, by trend and in the order of the days.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func allEntries() throws(QuestFailure) -> [Trend.ID: [QuestEntry]] {
    let all = try use { (connection) throws(QuestFailure) in
      try connection.rows(
        "SELECT \(QuestEntry.columns) FROM entry ORDER BY year, month, day", read: QuestEntry.init(row:))
    }
    return Dictionary(grouping: all, by: \.trend)
  }
}
