import Foundation

/// Hands what the reading thread finds to the one task that waits for it.
///
/// It holds few events: then the thread stops reading, the pipe fills, and the child waits.
final class Mailbox: @unchecked Sendable {
  enum Event: Sendable {
    case line(Data)
    case tooLong(bytes: Int)
    /// Standard output ended and the process lives on.
    case hungUp
    case ended(ProcessEnd)
  }

  private static let capacity = 64
  private let condition = NSCondition()
  private var events: [Event] = []
  private var waiting: (ticket: Int, continuation: CheckedContinuation<Event?, Never>)?
  private var tickets = 0
  /// The alarm can ring before its waiter has sat down; one that rings late must not hide the next one's.
  private var expiredTicket = 0
  private(set) var isClosed = false

  /// Called by the reading thread; blocks it while the box is full.
  func put(_ event: Event) {
    condition.lock()
    while events.count >= Self.capacity, !isClosed { condition.wait() }
    let waiter = waiting
    waiting = nil
    if waiter == nil { events.append(event) }
    condition.unlock()
    waiter?.continuation.resume(returning: event)
  }

  /// Lets the reading thread go, whether or not anyone takes what it found.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  /// - Returns: nil when the deadline passed first.
  func take(before deadline: ContinuousClock.Instant) async -> Event? {
    let ticket = nextTicket()
    let alarm = Task {
      try? await Task.sleep(until: deadline, clock: .continuous)
      if !Task.isCancelled { self.expire(ticket) }
    }
    defer { alarm.cancel() }
    return await withCheckedContinuation { self.wait(ticket, $0) }
  }

  func nextTicket() -> Int {
    condition.lock()
    defer { condition.unlock() }
    tickets += 1
    return tickets
  }

  func wait(_ ticket: Int, _ continuation: CheckedContinuation<Event?, Never>) {
    condition.lock()
    let event = events.isEmpty ? nil : events.removeFirst()
    let isOver = event != nil || expiredTicket >= ticket
    if !isOver { waiting = (ticket, continuation) }
    condition.signal()
    condition.unlock()
    if isOver { continuation.resume(returning: event) }
  }

  func expire(_ ticket: Int) {
    condition.lock()
    expiredTicket = max(expiredTicket, ticket)
    let waiter = waiting?.ticket == ticket ? waiting : nil
    if waiter != nil { waiting = nil }
    condition.unlock()
    waiter?.continuation.resume(returning: nil)
  }
}
