import QuestEngine

extension Connection {
  /// One statement, so that no second process can come between a look-up and an insert; the unique key makes two
  /// entries for a day impossible. What would change nothing writes nothing, whoever says it.
  func upsert(_ entry: QuestEntry) throws(QuestFailure) {
    try run(
      """
      INSERT INTO entry (uuid, trend, year, month, day, description, color, value, max_value, note, source)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (trend, year, month, day) DO UPDATE SET
        description = excluded.description, color = excluded.color, value = excluded.value,
        max_value = excluded.max_value, note = excluded.note, source = excluded.source
      WHERE value IS NOT excluded.value OR max_value IS NOT excluded.max_value OR note IS NOT excluded.note
        OR description IS NOT excluded.description OR color IS NOT excluded.color
      """,
      [.text(entry.id.uuidString), .text(entry.trend.uuidString)] + entry.day.values + [
        .text(entry.description), .text(entry.color), .integer(entry.value), .integer(entry.maxValue),
        .text(entry.note), .text(entry.source.rawValue),
      ])
  }

  /// Clears a day.
  func deleteEntry(of trend: Trend.ID, on day: QuestDay) throws(QuestFailure) {
    try run(
      "DELETE FROM entry WHERE trend = ? AND year = ? AND month = ? AND day = ?",
      [.text(trend.uuidString)] + day.values)
  }
}
