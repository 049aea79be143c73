#if os(Linux)
import IntentWire

/// Reads the routes of one connection, and answers one after the other, until it ends.
struct AppRouteReader {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Blocks its thread.
  func read(_ answer: @escaping @Sendable (Route) async -> AppReply) {
    var splitter = LineSplitter()
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for piece in chunk.withUnsafeBytes({ splitter.feed(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }) {
        guard case .line(let line) = piece else { return }
        guard let reply = reply(to: line, answer) else { continue }
        guard let bytes = try? WireLine.encode(reply), send(bytes) else { return }
      }
    }
  }

  /// - Returns: nil when the line wants none.
  private func reply(to line: Data, _ answer: @escaping @Sendable (Route) async -> AppReply) -> AppReply? {
    do {
      guard case .route(let route) = try WireLine.decode(AppRequest.self, from: line) else { return nil }
      return Self.waiting { await answer(route) }
    } catch {
      return .failed(IntentFailure(error, languages: ["en"]))
    }
  }

  /// This thread is the connection's own, and no task's, so that it may wait for one.
  private static func waiting(for body: @escaping @Sendable () async -> AppReply) -> AppReply {
    let box = ReplyBox()
    let isDone = DispatchSemaphore(value: 0)
    Task {
      box.reply = await body()
      isDone.signal()
    }
    isDone.wait()
    return box.reply
  }

  private func send(_ data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}

/// Where the task leaves its reply; the semaphore orders the two threads' memory.
private final class ReplyBox: @unchecked Sendable {
  var reply = AppReply.firstFrame(FirstFrame())
}
#endif
