import IntentWire

/// Reads lines from standard input on a thread of its own, for a read that waits must not hold a thread that
/// intents perform on.
package enum WireInput {
  /// The lines until the input ends, or one is too long to be a message.
  package static func lines() -> AsyncStream<Data> {
    AsyncStream { continuation in
      let thread = Thread {
        read { continuation.yield($0) }
        continuation.finish()
      }
      thread.name = "wire"
      thread.start()
    }
  }

  private static func read(_ take: (Data) -> Void) {
    var splitter = LineSplitter()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      for piece in chunk.withUnsafeBytes({ splitter.feed(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }) {
        guard case .line(let line) = piece else { return }
        take(line)
      }
    }
  }
}
