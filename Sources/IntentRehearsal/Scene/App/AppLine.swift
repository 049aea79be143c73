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
    try send(try WireLine.encode(AppRequest.route(route)), before: limit)
    var line = Data()
    while true {
      let reply: AppReply
      do {
        reply = try WireLine.decode(AppReply.self, from: try nextLine(&line, before: limit))
      } catch ProcessFailure.wrongVersion(let theirs, _) {
        throw End.wrongVersion(theirs)
      } catch let error as DecodingError {
        _ = error
        throw End.garbage(String(decoding: line.prefix(200), as: UTF8.self))
      }
      if case .unknown = reply { continue }
      return reply
    }
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

  /// One byte at a time is enough for a line of a hundred.
  private func nextLine(_ line: inout Data, before limit: ContinuousClock.Instant) throws -> Data {
    line.removeAll()
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count == 1 {
        if byte == 0x0A { return line }
        line.append(byte)
        if line.count > Wire.longestLine { throw End.tooLong(bytes: line.count) }
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        throw End.closed
      } else {
        try wait(for: POLLIN, before: limit)
      }
    }
  }

  private func wait(for event: Int32, before limit: ContinuousClock.Instant) throws {
    let left = limit - ContinuousClock.now
    var watched = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    if left <= .zero || poll(&watched, 1, left.milliseconds) == 0 { throw End.deadlinePassed }
  }
}
