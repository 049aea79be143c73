import Foundation
import IntentWire

/// One connection to an app that runs: a route goes out, a first frame comes back.
struct AppLine: Sendable {
  /// Why no answer came, as facts.
  enum End: Error {
    case closed
    case deadlinePassed
    case tooLong(bytes: Int)
    case garbage(String)
    case wrongVersion(Int)
  }

  /// Non-blocking, as `AppSocket.connect` makes it.
  let descriptor: Int32

  func close() { _ = Foundation.close(descriptor) }

  /// Waits for the answer, on a thread that may block.
  /// - Throws: `End`.
  func answer(to route: Route, before limit: ContinuousClock.Instant) throws -> AppReply {
    try dropWhatCame(before: limit)
    try send(try WireLine.encode(AppRequest.route(route)), before: limit)
    var splitter = LineSplitter()
    while true {
      let bytes = try nextBytes(before: limit)
      guard !bytes.isEmpty else { throw End.closed }
      for piece in bytes.withUnsafeBytes({ splitter.feed($0) }) {
        switch piece {
        case .tooLong(let bytes): throw End.tooLong(bytes: bytes)
        case .line(let line): if let reply = try Self.reply(line) { return reply }
        }
      }
    }
  }

  /// - Returns: nil for a kind that this version does not know.
  private static func reply(_ line: Data) throws -> AppReply? {
    do {
      let reply = try WireLine.decode(AppReply.self, from: line)
      if case .unknown = reply { return nil }
      return reply
    } catch ProcessFailure.wrongVersion(let theirs, _) {
      throw End.wrongVersion(theirs)
    } catch {
      throw End.garbage(String(decoding: line.prefix(200), as: UTF8.self))
    }
  }

  /// An answer that nobody waits for any more would be taken for the answer to the next route.
  private func dropWhatCame(before limit: ContinuousClock.Instant) throws {
    while let bytes = try readBytes(before: limit), !bytes.isEmpty {}
  }

  private func send(_ data: Data, before limit: ContinuousClock.Instant) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(for: POLLOUT, before: limit)
      } else if errno != EINTR {
        throw End.closed
      }
    }
  }

  /// - Returns: none at the end.
  private func nextBytes(before limit: ContinuousClock.Instant) throws -> [UInt8] {
    while true {
      if let bytes = try readBytes(before: limit) { return bytes }
      try wait(for: POLLIN, before: limit)
    }
  }

  /// - Returns: nil when there are none now, none at the end.
  private func readBytes(before limit: ContinuousClock.Instant) throws -> [UInt8]? {
    // One that never falls silent must answer in time, too.
    if limit <= .now { throw End.deadlinePassed }
    let size = 1 << 16
    var isThereMore = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      var count: Int
      repeat { count = read(descriptor, buffer.baseAddress, size) } while count == -1 && errno == EINTR
      isThereMore = count == -1 && errno == EAGAIN
      filled = max(count, 0)
    }
    return isThereMore ? nil : bytes
  }

  private func wait(for event: Int32, before limit: ContinuousClock.Instant) throws {
    let left = limit - ContinuousClock.now
    var watched = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    if left <= .zero || poll(&watched, 1, left.milliseconds) == 0 { throw End.deadlinePassed }
  }
}
