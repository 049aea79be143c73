import Foundation
import QuestEngine

/// Writes into an open store, within a transaction that someone else began.
struct StoreWriter {
  let connection: Connection
  private var reader: StoreReader { StoreReader(connection: connection) }

  init(connection: Connection) { self.connection = connection }

  /// Makes an edit.
  ///
  /// - Returns: what brings back what stood before; `nil` when it stood already and nothing was written.
  func make(_ edit: QuestEdit) throws(QuestFailure) -> QuestEdit? {
    switch edit {
    case .trend(let trend):
      let before = try reader.trend(trend.id)
      guard before != trend else { return nil }
      try set(trend)
      return before.map(QuestEdit.trend) ?? .noTrend(trend.id)
    case .noTrend(let id):
      guard let before = try reader.trend(id) else { return nil }
      try connection.run("DELETE FROM trend_option WHERE trend = ?", [.text(id.uuidString)])
      try connection.run("DELETE FROM trend WHERE uuid = ?", [.text(id.uuidString)])
      return .trend(before)
    case .entry(let entry):
      let before = try reader.entry(of: entry.trend, on: entry.day)
      // A row stands in the way that cannot be read: it must not hide what is logged now.
      if before == nil { try connection.deleteEntry(of: entry.trend, on: entry.day) }
      try connection.upsert(entry)
      guard connection.changes > 0 else { return nil }
      return before.map(QuestEdit.entry) ?? .noEntry(trend: entry.trend, day: entry.day)
    case .noEntry(let trend, let day):
      let before = try reader.entry(of: trend, on: day)
      try connection.deleteEntry(of: trend, on: day)
      return before.map(QuestEdit.entry)
    }
  }

  private func set(_ trend: Trend) throws(QuestFailure) {
    let id = SQLValue.text(trend.id.uuidString)
    let folded = trend.name.folded
    if !trend.isRemoved {
      let twins = try connection.rows(
        "SELECT name FROM trend WHERE folded_name = ? AND removed = 0 AND uuid <> ?", [.text(folded), id]
      ) {
        $0.text(0)
      }
      if let twin = twins.first { throw .takenName(trend.name, existing: twin) }
    }
    try connection.run(
      """
      INSERT INTO trend (uuid, name, folded_name, removed) VALUES (?, ?, ?, ?)
      ON CONFLICT (uuid) DO UPDATE SET
        name = excluded.name, folded_name = excluded.folded_name, removed = excluded.removed
      """, [id, .text(trend.name), .text(folded), .integer(trend.isRemoved ? 1 : 0)])
    try connection.run("DELETE FROM trend_option WHERE trend = ?", [id])
    for (position, option) in trend.options.enumerated() {
      try connection.run(
        "INSERT INTO trend_option (trend, position, description, color) VALUES (?, ?, ?, ?)",
        [id, .integer(position), .text(option.description), .text(option.color)])
    }
  }
}
