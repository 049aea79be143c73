import QuestEngine

extension Connection {
  func entry(of trend: Trend.ID, on day: QuestDay) throws(QuestFailure) -> QuestEntry? {
    try rows(
      "SELECT \(QuestEntry.columns) FROM entry WHERE trend = ? AND year = ? AND month = ? AND day = ?",
      [.text(trend.uuidString)] + day.values, read: QuestEntry.init(row:)
    ).first
  }

  /// One statement, so that no second process can come between a look-up and an insert; the unique key makes two
  /// entries for a day impossible. What would change nothing writes nothing, whoever says it.
  func upsert(_ entry: QuestEntry) throws(QuestFailure) {
    try run(
      """
      INSERT INTO entry (uuid, trend, year, month, day, description, color, value, max_value, note, source)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (trend, year, month, day) DO UPDATE SET
        description = excluded.description, color = excluded.color, value = excluded.value,
        max_value = excluded.max_value, source = excluded.source
      WHERE value IS NOT excluded.value OR max_value IS NOT excluded.max_value
        OR description IS NOT excluded.description OR color IS NOT excluded.color
      """,
      [.text(entry.id.uuidString), .text(entry.trend.uuidString)] + entry.day.values + [
        .text(entry.description), .text(entry.color), .integer(entry.value), .integer(entry.maxValue),
        .text(entry.note), .text(entry.source.rawValue),
      ])
  }

  /// Puts what stood on a day on the pile of that day.
  func keep(_ earlier: QuestEntry) throws(QuestFailure) {
    try run(
      """
      INSERT INTO earlier_entry
        (position, trend, year, month, day, description, color, value, max_value, source)
      SELECT coalesce(max(position), -1) + 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM earlier_entry
      WHERE trend = ?1 AND year = ?2 AND month = ?3 AND day = ?4
      """,
      [.text(earlier.trend.uuidString)] + earlier.day.values + [
        .text(earlier.description), .text(earlier.color), .integer(earlier.value), .integer(earlier.maxValue),
        .text(earlier.source.rawValue),
      ])
  }

  /// Takes the top of the day's pile back onto the day; where the pile is empty, clears the day.
  func restoreEarlier(of entry: QuestEntry) throws(QuestFailure) {
    let key = [SQLValue.text(entry.trend.uuidString)] + entry.day.values
    try run(
      """
      UPDATE entry SET (description, color, value, max_value, source) =
        (earlier.description, earlier.color, earlier.value, earlier.max_value, earlier.source)
      FROM (
        SELECT * FROM earlier_entry WHERE trend = ?1 AND year = ?2 AND month = ?3 AND day = ?4
        ORDER BY position DESC LIMIT 1
      ) AS earlier
      WHERE entry.trend = ?1 AND entry.year = ?2 AND entry.month = ?3 AND entry.day = ?4
      """, key)
    guard changes > 0 else {
      return try run("DELETE FROM entry WHERE trend = ? AND year = ? AND month = ? AND day = ?", key)
    }
    try run(
      """
      DELETE FROM earlier_entry WHERE trend = ?1 AND year = ?2 AND month = ?3 AND day = ?4 AND position =
        (SELECT max(position) FROM earlier_entry WHERE trend = ?1 AND year = ?2 AND month = ?3 AND day = ?4)
      """, key)
  }
}
