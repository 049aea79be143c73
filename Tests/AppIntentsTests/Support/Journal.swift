import Synchronization

/// What happened, in order.
final class Journal: Sendable {
  @TaskLocal static var current = Journal()
  private let entries = Mutex<[String]>([])

  func write(_ entry: String) { entries.withLock { $0.append(entry) } }
  var lines: [String] { entries.withLock { $0 } }
}
