import QuestEngine
import Synchronization

/// The year in one SQLite file, opened at the first use; closed by ``close()`` or with the last reference.
///
/// Any number of processes may have it open at once. `Documentation/Store.md` describes the file.
public final class QuestStore: Sendable {
  private let place: StorePlace
  private let steps: [String]
  private let limits: StoreLimits
  private let report: Report
  private let opened = Mutex<Connection?>(nil)

  /// What hears that the file cannot be used, and where it is.
  public typealias Report = @Sendable (StoreProblem, _ path: String) -> Void

  /// A store at a place.
  ///
  /// - Parameter report: hears of each problem, besides whoever asked; for a log.
  public convenience init(at place: StorePlace, reporting report: @escaping Report = { _, _ in }) {
    self.init(at: place, limits: StoreLimits(), reporting: report)
  }

  init(
    at place: StorePlace, steps: [String] = QuestSchema.steps, limits: StoreLimits,
    reporting report: @escaping Report = { _, _ in }
  ) {
    self.place = place
    self.steps = steps
    self.limits = limits
    self.report = report
  }

  /// Folds the log into the file and lets go of it; the next use opens it again.
  public func close() {
    opened.withLock { $0 = nil }
  }

  /// Uses the one connection, one caller at a time.
  func use<Value: Sendable>(
    _ body: (Connection) throws(QuestFailure) -> Value
  ) throws(QuestFailure) -> Value {
    do {
      return try useConnection(body)
    } catch {
      if case .store(let problem, let path) = error { report(problem, path) }
      throw error
    }
  }

  private func useConnection<Value: Sendable>(
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
