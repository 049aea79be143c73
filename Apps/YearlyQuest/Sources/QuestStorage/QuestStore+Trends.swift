import Foundation
import QuestEngine

extension QuestStore {
  /// Every trend, removed ones too; a row that cannot be read is left out.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func trends() throws(QuestFailure) -> [Trend] {
    try use { (connection) throws(QuestFailure) in
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
  }

  /// Adds a trend.
  /// - Throws: ``QuestFailure/takenName(_:existing:)``, ``QuestFailure/store(_:path:)``
  public func add(_ trend: Trend) throws(QuestFailure) {
    let folded = trend.name.folded
    try use { (connection) throws(QuestFailure) in
      try connection.writing { () throws(QuestFailure) in
        let twins = try connection.rows(
          "SELECT name FROM trend WHERE folded_name = ? AND removed = 0", [.text(folded)]) { $0.text(0) }
        if let twin = twins.first { throw .takenName(trend.name, existing: twin) }
        try connection.run(
          "INSERT INTO trend (uuid, name, folded_name) VALUES (?, ?, ?)",
          [.text(trend.id.uuidString), .text(trend.name), .text(folded)])
        for (position, option) in trend.options.enumerated() {
          try connection.run(
            "INSERT INTO trend_option (trend, position, description, color) VALUES (?, ?, ?, ?)",
            [.text(trend.id.uuidString), .integer(position), .text(option.description), .text(option.color)])
        }
      }
    }
  }

  /// Marks a trend as removed; its history stays.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func remove(_ trend: Trend.ID) throws(QuestFailure) {
    try use { (connection) throws(QuestFailure) in
      try connection.run("UPDATE trend SET removed = 1 WHERE uuid = ? AND removed = 0", [.text(trend.uuidString)])
    }
  }
}
