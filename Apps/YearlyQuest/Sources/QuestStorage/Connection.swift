import Foundation
import QuestEngine

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// One open SQLite database. Whoever holds it must use it from one thread at a time.
final class Connection {
  let path: String
  private let handle: OpaquePointer
  /// Statements that were prepared once, by their text: to prepare one takes longer than to run it.
  private var statements: [String: OpaquePointer] = [:]

  /// - Throws: ``QuestFailure/store(_:path:)``
  init(path: String, limits: StoreLimits = StoreLimits()) throws(QuestFailure) {
    self.path = path
    if let problem = StoreProblem(beforeOpening: path) { throw .store(problem, path: path) }
    var opened: OpaquePointer?
    // Threads are kept apart by the store's own lock, so SQLite need not.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let handle = opened else {
      let problem = StoreProblem(handle: opened, path: path)
      sqlite3_close_v2(opened)
      throw .store(problem, path: path)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, limits.busyMilliseconds)
    // SQLite opens what it may not write for reading, and says so only at the first write.
    guard sqlite3_db_readonly(handle, "main") == 0 else { throw .store(.readOnly, path: path) }
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// How many rows the last statement wrote.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs statements that take nothing and give nothing.
  func run(_ script: String) throws(QuestFailure) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// Runs one statement to its end.
  func run(_ sql: String, _ values: [SQLValue]) throws(QuestFailure) {
    _ = try rows(sql, values) { _ in true }
  }

  /// What `read` makes of each row; rows it makes `nil` of are dropped.
  func rows<Value>(_ sql: String, _ values: [SQLValue] = [], read: (Row) -> Value?) throws(QuestFailure) -> [Value] {
    var result: [Value] = []
    try forEachRow(sql, values) { row in
      if let value = read(row) { result.append(value) }
    }
    return result
  }

  /// Looks at each row where it stands.
  func forEachRow(_ sql: String, _ values: [SQLValue] = [], _ look: (Row) -> Void) throws(QuestFailure) {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      guard bind(value, to: statement, at: Int32(index + 1)) == SQLITE_OK else { throw failure() }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: look(Row(statement: statement))
      case SQLITE_DONE: return
      default: throw failure()
      }
    }
  }

  private func prepared(_ sql: String) throws(QuestFailure) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let statement = prepared else {
      throw failure()
    }
    statements[sql] = statement
    return statement
  }

  /// Runs `body` whole or not at all.
  ///
  /// The write lock is taken at once: a read that becomes a write later cannot wait its turn, SQLite refuses it.
  func writing<Value>(_ body: () throws(QuestFailure) -> Value) throws(QuestFailure) -> Value {
    try run("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some errors (a full disk) have rolled back already; the first error is the one to tell.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private func bind(_ value: SQLValue, to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch value {
    case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
    case .text(let text):
      // SQLITE_TRANSIENT, a macro Swift cannot see: SQLite copies the text.
      sqlite3_bind_text(statement, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }
  }

  private func failure() -> QuestFailure {
    .store(StoreProblem(handle: handle, path: path), path: path)
  }
}

/// The row a statement stands on; valid only while it is read.
struct Row {
  let statement: OpaquePointer

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  func text(_ column: Int32) -> String {
    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
  }

  /// Whether a column holds these bytes, without making a text of it.
  func holds(_ bytes: [UInt8], at column: Int32) -> Bool {
    guard let text = sqlite3_column_text(statement, column) else { return bytes.isEmpty }
    return Int(sqlite3_column_bytes(statement, column)) == bytes.count && memcmp(text, bytes, bytes.count) == 0
  }
}
