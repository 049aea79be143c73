import Foundation

/// Reads a file that a person names: no folder, and no pipe or device, which could make us wait for ever.
package enum RegularFile {
  /// - Returns: the first bytes of the file, at most so many.
  package static func read(_ path: String, atMost limit: Int) throws(FileFailure) -> Data {
    // Without O_NONBLOCK, opening a pipe waits for whoever writes into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofSystem }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofSystem }
    if let failure = FileFailure.kind(of: status) { throw failure }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while data.count < limit {
      let count = Foundation.read(descriptor, &buffer, min(buffer.count, limit - data.count))
      if count > 0 {
        data.append(contentsOf: buffer.prefix(count))
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw .ofSystem
      }
    }
    return data
  }
}
