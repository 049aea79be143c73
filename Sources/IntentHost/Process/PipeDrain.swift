import Foundation

/// Reads what lies in a pipe that does not block.
package enum PipeDrain {
  /// At most a mebibyte, so that other pipes and a deadline get their turn.
  /// - Returns: false at the end of the pipe.
  package static func drain(_ descriptor: Int32, into use: (UnsafeRawBufferPointer) -> Void) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { buffer in
      for _ in 0..<16 {
        let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          use(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 {
          return false
        } else if errno != EINTR {
          return errno == EAGAIN
        }
      }
      return true
    }
  }
}
