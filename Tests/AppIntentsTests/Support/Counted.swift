import AppIntents
import IntentWire
import Synchronization

/// Counts what is alive.
final class Census: Sendable {
  private let count = Mutex(0)
  var alive: Int { count.withLock { $0 } }
  fileprivate func add(_ change: Int) { count.withLock { $0 += change } }
}

/// A thing that is counted from its making to its end.
final class Counted: Sendable {
  private let census: Census

  init(_ census: Census) {
    self.census = census
    census.add(1)
  }

  deinit { census.add(-1) }
}

/// A person who is counted, and who always says the same.
final class CountedPerson: Person {
  private let counted: Counted
  private let said: Answer

  init(_ census: Census, saying said: Answer) {
    counted = Counted(census)
    self.said = said
  }

  func answer(_ question: Question) async throws -> Answer { said }
}
