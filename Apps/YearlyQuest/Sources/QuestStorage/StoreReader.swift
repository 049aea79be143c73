import Foundation
import QuestEngine

/// What an open store holds.
struct StoreReader: QuestReading {
  let connection: Connection

  /// Every trend, removed ones too; a row that cannot be read is left out.
  func trends() throws(QuestFailure) -> [Trend] {
    let options = try connection.rows("SELECT trend, description, color FROM trend_option ORDER BY trend, position") {
      (trend: $0.text(0), option: Trend.Option(description: $0.text(1), color: $0.text(2)))
    }
    let byTrend = Dictionary(grouping: options, by: \.trend)
    return try connection.rows("SELECT uuid, name, removed FROM trend") { row in
      // A row whose identifier cannot be read is dropped, so that it never hides the others.
      UUID(uuidString: row.text(0)).map { id in
        Trend(
          id: id, name: row.text(1), options: byTrend[row.text(0), default: []].map(\.option),
          isRemoved: row.integer(2) != 0)
      }
    }
  }

  func trend(_ id: Trend.ID) throws(QuestFailure) -> Trend? {
    try trends().first { $0.id == id }
  }

  func entry(of trend: Trend.ID, on day: QuestDay) throws(QuestFailure) -> QuestEntry? {
    try connection.rows(
      "SELECT \(QuestEntry.columns) FROM entry WHERE trend = ? AND year = ? AND month = ? AND day = ?",
      [.text(trend.uuidString)] + day.values, read: QuestEntry.init(row:)
    ).first
  }

  func entries(trend: Trend.ID, in days: ClosedRange<QuestDay>) throws(QuestFailure) -> [QuestDay: QuestEntry] {
    let (first, last) = (days.lowerBound, days.upperBound)
    let found = try connection.rows(
      """
      SELECT \(QuestEntry.columns) FROM entry
      WHERE trend = ? AND (year, month, day) BETWEEN (?, ?, ?) AND (?, ?, ?)
      """,
      [.text(trend.uuidString)] + first.values + last.values, read: QuestEntry.init(row:))
    return Dictionary(found.map { ($0.day, $0) }) { _, later in later }
  }

  func allEntries() throws(QuestFailure) -> [Trend.ID: [QuestEntry]] {
    let all = try connection.rows(
      "SELECT \(QuestEntry.columns) FROM entry ORDER BY year, month, day", read: QuestEntry.init(row:))
    return Dictionary(grouping: all, by: \.trend)
  }
}
