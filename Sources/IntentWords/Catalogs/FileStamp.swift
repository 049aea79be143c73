import Foundation

/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of a file; nil when there is none.
  init?(of file: URL) {
    var info = stat()
    let status = file.withUnsafeFileSystemRepresentation { path in path.map { stat($0, &info) } ?? -1 }
    guard status == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(truncatingIfNeeded: info.st_ino)
    size = Int64(info.st_size)
    #if canImport(Darwin)
    let time = info.st_mtimespec
    #else
    let time = info.st_mtim
    #endif
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }
}
