import QuestEngine
import Synchronization

/// The year in one SQLite file, opened at the first use and closed with the last reference.
///
/// Any number of processes may have it open at once. `Documentation/Store.md` describes the file.
public final class QuestStore: Sendable {
  private let place: StorePlace
  private let steps: [String]
  private let limits: StoreLimits
  private let opened = Mutex<Connection?>(nil)

  /// A store at a place.
  public convenience init(at place: StorePlace) {
    self.init(at: place, limits: StoreLimits())
  }

  init(at place: StorePlace, steps: [String] = QuestSchema.steps, limits: StoreLimits) {
    self.place = place
    self.steps = steps
    self.limits = limits
  }

  /// Uses the one connection, one caller at a time.
  func use<Value: Sendable>(
    _ body: (Connection) throws(QuestFailure) -> Value
  ) throws(QuestFailure) -> Value {
    try opened.withLock { (connection) throws(QuestFailure) in
      if let connection { return try body(connection) }
      place.prepare()
      let new = try Connection.openStore(at: place.path, steps: steps, limits: limits)
      connection = new
      return try body(new)
    }
  }
}
