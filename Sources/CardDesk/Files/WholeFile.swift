import Foundation

/// Writes a file whole or not at all.
package enum WholeFile {
  /// Puts the bytes beside the file and then in its place, so that nobody ever sees a part of them.
  ///
  /// A file that is replaced keeps its permissions, and a link still leads to it.
  /// - Throws: `CardDeskProblem.unwritable`.
  package static func write(_ data: Data, to path: String) throws(CardDeskProblem) {
    let target =
      realpath(path, nil).map { pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      } ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      throw .unwritable(
        path: path, reason: status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no regular file")
    }
    if exists, access(target, W_OK) != 0 { throw failure(path) }
    var template = Array("\(target).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path) }
    let beside = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do throws(CardDeskProblem) {
      defer { close(descriptor) }
      // mkstemp makes a file that only its owner may read.
      let mode = exists ? status.st_mode & 0o7777 : 0o666 & ~currentMask
      guard fchmod(descriptor, mode) == 0 else { throw failure(path) }
      try write(data, to: descriptor, path)
    } catch {
      unlink(beside)
      throw error
    }
    guard rename(beside, target) == 0 else {
      let problem = failure(path)
      unlink(beside)
      throw problem
    }
  }

  private static func write(_ data: Data, to descriptor: Int32, _ path: String) throws(CardDeskProblem) {
    var bytes = Array(data)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { throw failure(path) }
    }
  }

  /// What a new file may not be allowed; it can only be read by setting it.
  private static var currentMask: mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }

  private static func failure(_ path: String) -> CardDeskProblem {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
