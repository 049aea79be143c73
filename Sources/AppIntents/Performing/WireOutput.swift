import IntentWire
import Synchronization

/// Writes messages as lines to a file descriptor of their own, so that an app's prints cannot get between them.
package final class WireOutput: Sendable {
  private let lock = Mutex(())
  private let descriptor: Int32

  /// Takes standard output for the wire; what the app prints from now on goes to standard error.
  /// - Returns: nil when the descriptors are gone.
  package static func takeStandardOutput() -> WireOutput? {
    let wire = dup(STDOUT_FILENO)
    guard wire >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
    return WireOutput(descriptor: wire)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  package func write(_ message: ExtensionMessage) {
    guard let line = try? WireLine.encode(message) else { return }
    lock.withLock { _ in send(line) }
  }

  /// A host that is gone ends the extension through its standard input, not here.
  private func send(_ line: Data) {
    line.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let start = rest.baseAddress(in: bytes), !rest.isEmpty {
        let sent = Foundation.write(descriptor, start, rest.count)
        if sent < 0 && errno == EINTR { continue }
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate func baseAddress(in bytes: UnsafeRawBufferPointer) -> UnsafeRawPointer? {
    bytes.baseAddress?.advanced(by: startIndex)
  }
}
