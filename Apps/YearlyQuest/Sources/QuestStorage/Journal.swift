import Foundation
import QuestEngine

/// What stood before each change, so that it can be taken back; `Documentation/Store.md` describes its tables.
struct Journal {
  let connection: Connection

  /// How many changes are kept: more than anyone takes back, few beside ten years of days.
  static let length = 1_000

  /// Keeps what brings back what stood before a change.
  func keep(_ images: [QuestEdit], of kind: QuestCommand.Kind, from source: QuestSource) throws(QuestFailure) {
    let ids = try connection.rows(
      """
      INSERT INTO change (id, kind, source) SELECT max(coalesce(max(id), 0), 0) + 1, ?, ? FROM change RETURNING id
      """, [.text(kind.rawValue), .text(source.rawValue)]
    ) { $0.integer(0) }
    guard let id = ids.first else { return }
    for image in images { try keep(image, in: id) }
    try connection.run("DELETE FROM change WHERE id > 0 AND id <= ?", [.integer(id - Self.length)])
  }

  /// The last change, and what brings back what stood before it: days first, because a day needs its trend.
  func last() throws(QuestFailure) -> (id: Int, kind: QuestCommand.Kind, images: [QuestEdit])? {
    // What version 1 wrote has negative numbers: its order is not known beyond one day.
    let found = try connection.rows("SELECT id, kind FROM change WHERE id > 0 ORDER BY id DESC LIMIT 1") {
      (id: $0.integer(0), kind: QuestCommand.Kind(rawValue: $0.text(1)))
    }
    guard let last = found.first else { return nil }
    return (last.id, last.kind ?? .log, try entryImages(of: last.id) + trendImages(of: last.id))
  }

  /// The last change of a day, and what brings back what stood there before it.
  func last(of trend: Trend.ID, on day: QuestDay) throws(QuestFailure) -> (id: Int, image: QuestEdit)? {
    try connection.rows(
      """
      SELECT \(QuestEntry.columns), stood, change FROM change_entry
      WHERE trend = ? AND year = ? AND month = ? AND day = ? ORDER BY change DESC LIMIT 1
      """, [.text(trend.uuidString)] + day.values
    ) { row in
      QuestEdit(entryImage: row).map { (id: row.integer(12), image: $0) }
    }.first
  }

  func drop(_ id: Int) throws(QuestFailure) {
    try connection.run("DELETE FROM change WHERE id = ?", [.integer(id)])
  }

  /// Drops what a change did to one day, and the change when it did nothing else.
  func drop(_ id: Int, of trend: Trend.ID, on day: QuestDay) throws(QuestFailure) {
    try connection.run(
      "DELETE FROM change_entry WHERE change = ? AND trend = ? AND year = ? AND month = ? AND day = ?",
      [.integer(id), .text(trend.uuidString)] + day.values)
    try connection.run(
      """
      DELETE FROM change WHERE id = ?1 AND NOT EXISTS (SELECT * FROM change_entry WHERE change = ?1)
        AND NOT EXISTS (SELECT * FROM change_trend WHERE change = ?1)
      """, [.integer(id)])
  }
}
