import Foundation

/// Writes a file whole or not at all.
package enum WholeFile {
  /// Puts the bytes beside the file and then in its place, so that nobody ever sees a part of them.
  ///
  /// A file that is replaced keeps its permissions, and a link still leads to it; a new one is what the process's mask
  /// lets it be.
  package static func write(_ bytes: some ContiguousBytes, to path: String) throws(FileFailure) {
    let target = destination(of: path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    // Where it leads to nobody knows, and the link itself is not ours to replace.
    if !isThere, lstat(target, &status) == 0 { throw .danglingLink }
    if isThere, let failure = FileFailure.kind(of: status) { throw failure }
    if isThere, access(target, W_OK) != 0 { throw .ofSystem }
    let draft = try Draft(beside: target)
    do throws(FileFailure) {
      try draft.fill(bytes, mode: isThere ? status.st_mode & 0o7777 : nil)
      guard rename(draft.path, target) == 0 else { throw .ofSystem }
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  /// Where a link leads to; the path itself where nothing is.
  private static func destination(of path: String) -> String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}

/// What is going to be a file.
private struct Draft {
  let path: String
  private let descriptor: Int32

  /// Its name is short: one that is longer than the file's could be too long.
  init(beside target: String) throws(FileFailure) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    for _ in 0..<Self.tries {
      let path = "\(folder).draft-\(String(UInt64.random(in: 0...(.max)), radix: 36))"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      guard errno == EEXIST || errno == EINTR else { throw .ofSystem }
    }
    throw .ofSystem
  }

  /// That even one name of so many is taken never happens by chance.
  private static let tries = 8

  /// Writes and closes it.
  /// - Parameter mode: its permissions; nil for what the process's mask lets a new file be.
  func fill(_ bytes: some ContiguousBytes, mode: mode_t?) throws(FileFailure) {
    var failure: FileFailure?
    if let mode, fchmod(descriptor, mode) != 0 { failure = .ofSystem }
    if failure == nil { failure = bytes.withUnsafeBytes(pour) }
    // A file that was interrupted while it closes is closed.
    if close(descriptor) != 0, errno != EINTR, failure == nil { failure = .ofSystem }
    if let failure { throw failure }
  }

  private func pour(_ bytes: UnsafeRawBufferPointer) -> FileFailure? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      // A file that takes nothing gives no reason: that of an earlier call must not be taken for it.
      guard count != 0 else { return .system(errno: EIO) }
      guard count > 0 else { return .ofSystem }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
