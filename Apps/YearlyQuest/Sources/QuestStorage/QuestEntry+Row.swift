import Foundation
import QuestEngine

extension QuestEntry {
  /// The columns ``init(row:)`` reads, in its order.
  static let columns = "uuid, trend, year, month, day, description, color, value, max_value, note, source"

  /// `nil` when an identifier cannot be read, or no month has such a day. An unknown source counts as a tap.
  init?(row: Row) {
    guard let id = UUID(uuidString: row.text(0)), let trend = UUID(uuidString: row.text(1)) else { return nil }
    guard (1...12).contains(row.integer(3)), (1...31).contains(row.integer(4)) else { return nil }
    self.init(
      id: id, trend: trend, day: QuestDay(year: row.integer(2), month: row.integer(3), day: row.integer(4)),
      description: row.text(5), color: row.text(6), value: row.integer(7), maxValue: row.integer(8),
      note: row.text(9), source: QuestSource(rawValue: row.text(10)) ?? .tap)
  }
}

extension QuestDay {
  /// Year, month, day, as statements take them.
  var values: [SQLValue] { [.integer(year), .integer(month), .integer(day)] }
}
