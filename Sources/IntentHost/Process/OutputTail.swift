import Foundation

/// The end of what a process wrote: enough to see why it died, whatever it floods.
package final class OutputTail: @unchecked Sendable {
  /// A backtrace of Swift's is about 8 KiB.
  package static let limit = 16 << 10

  private let lock = NSLock()
  private var bytes = Data()

  package init() {}

  package func append(_ more: UnsafeRawBufferPointer) {
    lock.withLock {
      bytes.append(contentsOf: more)
      if bytes.count > 2 * Self.limit { bytes = Data(bytes.suffix(Self.limit)) }
    }
  }

  /// Bytes that are no UTF-8 (the limit may cut a character) become the replacement character.
  package var text: String {
    lock.withLock { String(decoding: bytes.suffix(Self.limit), as: UTF8.self) }
  }
}
