import Synchronization

/// Values made once for each key, from any thread; emptied when it is full, so that no input can make it grow.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func value(for key: Key, make: () -> Value) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let made = make()
    values.withLock {
      if $0.count >= limit { $0.removeAll(keepingCapacity: true) }
      $0[key] = made
    }
    return made
  }
}
