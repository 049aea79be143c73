import Foundation

/// Keeps other processes from changing a file; the kernel releases it when its process dies.
struct FileLock {
  private let descriptor: Int32

  /// Locks a file of its own, because the one that is kept is replaced by every change.
  ///
  /// - Parameter attempts: a hundredth of a second apart; five seconds are far longer than a change takes.
  init(beside path: String, attempts: Int = 500) throws(BriefFailure) {
    descriptor = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path) }
    for _ in 0..<attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      usleep(10_000)
    }
    close(descriptor)
    throw .busy(path: path)
  }

  func release() { close(descriptor) }
}
