import Foundation
import IntentWire

/// Reads what a child writes, on a thread of its own, until the child has ended.
struct ChildReader: Sendable {
  /// How long a child that closed its standard output may take to exit.
  static let grace = Duration.seconds(1)

  let child: SpawnedChild
  let mailbox: Mailbox
  let tail: OutputTail

  /// Starts the reading thread, and one that waits for the child's end.
  func start() throws {
    let ends: [Int32]
    do { ends = try SpawnedChild.socketPair() } catch {
      child.kill()
      throw error
    }
    let (news, teller) = (ends[0], ends[1])
    let outcome = OutcomeBox()
    Thread.detachNewThread {
      outcome.end = child.reap()
      // The end of this socket tells the reading thread; it also orders the two threads' memory.
      _ = close(teller)
    }
    Thread.detachNewThread {
      read(until: news)
      for descriptor in [child.output, child.error, news] { _ = close(descriptor) }
      mailbox.put(.ended(outcome.end))
    }
  }

  private func read(until news: Int32) {
    var watched = [child.output, child.error, news].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var splitter = LineSplitter()
    var hangUpAt: ContinuousClock.Instant?
    while true {
      let timeout = hangUpAt.map { max(0, ContinuousClock.now.duration(to: $0).milliseconds) } ?? -1
      let count = poll(&watched, nfds_t(watched.count), timeout)
      if count == -1, errno != EINTR { return }
      if let time = hangUpAt, ContinuousClock.now >= time {
        hangUpAt = nil
        mailbox.put(.hungUp)
      }
      guard count > 0 else { continue }
      if watched[1].revents != 0, !PipeDrain.drain(child.error, into: { tail.append($0) }) { watched[1].fd = -1 }
      if watched[0].revents != 0, !readOutput(&splitter) {
        watched[0].fd = -1
        hangUpAt = ContinuousClock.now + Self.grace
      }
      if watched[2].revents != 0 {
        // It is dead: what it wrote lies in the pipes. A descendant may hold them open, so do not wait for their end.
        if watched[0].fd != -1 { _ = readOutput(&splitter) }
        _ = PipeDrain.drain(child.error) { tail.append($0) }
        return
      }
    }
  }

  /// - Returns: false when nothing more is to be read.
  private func readOutput(_ splitter: inout LineSplitter) -> Bool {
    var isTooLong = false
    let goesOn = PipeDrain.drain(child.output) { bytes in
      guard !isTooLong else { return }
      for piece in splitter.feed(bytes) {
        switch piece {
        case .line(let line): mailbox.put(.line(line))
        case .tooLong(let bytes):
          isTooLong = true
          mailbox.put(.tooLong(bytes: bytes))
        }
      }
    }
    return goesOn && !isTooLong
  }
}

/// Where the waiting thread leaves the end for the reading one.
private final class OutcomeBox: @unchecked Sendable {
  var end = ProcessEnd.exited(status: 0)
}

extension Duration {
  /// Rounded up, so that waiting so long never ends early.
  fileprivate var milliseconds: Int32 {
    Int32(clamping: components.seconds * 1000 + (components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
