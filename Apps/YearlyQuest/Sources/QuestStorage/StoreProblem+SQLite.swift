import Foundation
import QuestEngine

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

extension StoreProblem {
  /// What SQLite's last error means for a person; `handle` may be `nil` when nothing could be opened.
  init(handle: OpaquePointer?, path: String) {
    let code = handle.map(sqlite3_errcode) ?? SQLITE_NOMEM
    let systemError = handle.map(sqlite3_system_errno) ?? 0
    switch code & 0xFF {
    case SQLITE_FULL: self = .full
    case _ where systemError == ENOSPC || systemError == EDQUOT: self = .full
    case SQLITE_NOTADB: self = .foreign
    case SQLITE_CORRUPT: self = .damaged
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_IOERR:
      self = StoreProblem(accessing: path) ?? .other(String(cString: sqlite3_errstr(code)))
    default: self = .other(String(cString: sqlite3_errstr(code)))
    }
  }

  /// What forbids to open a place at all; `nil` when SQLite may try.
  init?(beforeOpening path: String) {
    guard path.hasPrefix("/") else {
      self = .missingFolder
      return
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // To open a pipe would wait for whoever writes into it.
    guard ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return nil }
    self = .foreign
  }

  /// What the file system says about a place SQLite could not use; `nil` when it finds no fault.
  private init?(accessing path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let isThere = access(path, F_OK) == 0
    if Self.isFolder(path) {
      self = .isFolder
    } else if Self.isMissing(folder) {
      self = .missingFolder
    } else if access(folder, X_OK) != 0 || (isThere && access(path, R_OK) != 0) {
      self = .unreadable
    } else if access(folder, W_OK) != 0 || (isThere && access(path, W_OK) != 0) {
      self = .readOnly
    } else {
      return nil
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether there is no such folder, or something else in its place; one that may not be looked at is not missing.
  private static func isMissing(_ folder: String) -> Bool {
    if access(folder, F_OK) == 0 { return !isFolder(folder) }
    return errno == ENOENT || errno == ENOTDIR
  }
}
