import QuestEngine

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

extension Connection {
  /// Opens the store and brings its schema forward, never backward.
  ///
  /// - Parameter steps: as ``QuestSchema/steps``; tests add one to see a store move on.
  static func openStore(at path: String, steps: [String], limits: StoreLimits) throws(QuestFailure) -> Connection {
    let connection = try Connection(path: path, limits: limits)
    // FULL, because what was said to be logged must survive a power cut; in WAL that costs one sync a commit.
    try connection.run("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
    if let pages = limits.pages { try connection.run("PRAGMA max_page_count = \(pages)") }
    if try connection.version(known: steps.count) < steps.count {
      // With a write-ahead log one process reads while another writes; the file remembers the mode.
      try connection.run("PRAGMA journal_mode = WAL")
      try connection.migrate(by: steps)
    }
    return connection
  }

  /// The schema's version; 0 for a file that is new.
  private func version(known: Int) throws(QuestFailure) -> Int {
    let identity = try rows(
      """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
      FROM pragma_application_id, pragma_user_version
      """
    ) { (id: $0.integer(0), version: $0.integer(1), objects: $0.integer(2)) }
    guard let (id, version, objects) = identity.first else { throw .store(.damaged, path: path) }
    if id == 0, version == 0, objects == 0 { return 0 }
    guard id == QuestSchema.applicationID else { throw .store(.foreign, path: path) }
    guard version >= 0 else { throw .store(.damaged, path: path) }
    guard version <= known else { throw .store(.newer(found: version, known: known), path: path) }
    return version
  }

  private func migrate(by steps: [String]) throws(QuestFailure) {
    try writing { () throws(QuestFailure) in
      // Asked again under the lock: another process may have done it meanwhile.
      let version = try version(known: steps.count)
      // A damaged file is left as it is: whoever repairs it should find what there was.
      if version > 0 { try checkPages() }
      for step in steps[version...] { try run(step) }
      try run(
        "PRAGMA application_id = \(QuestSchema.applicationID); PRAGMA user_version = \(steps.count)")
    }
  }
}
