import Foundation
import QuestEngine

/// What a look at every page and row of the store found.
public struct StoreCheck: Hashable, Sendable {
  /// How many rows are passed over, because they cannot be read or belong to no trend.
  public let passedOver: Int
  /// How many trends are kept, removed ones too.
  public let trends: Int
  /// How many days are logged.
  public let days: Int
}

extension QuestStore {
  /// Looks at every page and every row, and changes nothing.
  /// - Throws: ``QuestFailure/store(_:path:)``, with ``StoreProblem/damaged`` when pages do not fit together.
  public func check() throws(QuestFailure) -> StoreCheck {
    try use { (connection) throws(QuestFailure) in
      try connection.checkPages()
      let reader = StoreReader(connection: connection)
      let trends = try reader.trends()
      let days = try reader.allEntries()
      let logged = trends.reduce(0) { $0 + days[$1.id, default: []].count }
      let rows = try connection.rows("SELECT (SELECT count(*) FROM trend) + (SELECT count(*) FROM entry)") {
        $0.integer(0)
      }
      return StoreCheck(passedOver: (rows.first ?? 0) - trends.count - logged, trends: trends.count, days: logged)
    }
  }
}

extension Connection {
  /// - Throws: ``QuestFailure/store(_:path:)``
  func checkPages() throws(QuestFailure) {
    // The first fault is enough: what to do about it is the same for all.
    let found = try rows("PRAGMA integrity_check(1)") { $0.text(0) }
    guard found == ["ok"] else { throw .store(.damaged, path: path) }
  }
}
