import Foundation
import Synchronization

/// Applies a function to every value on all cores; the results keep the order.
///
/// The threads are made here because their stack must be deep: a tree of syntax is as deep as its expression is long,
/// and the worker threads of a pool overflow on a chain of some thousand calls.
func inParallel<Value: Sendable, Result: Sendable>(
  _ values: [Value], workers: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ work: @escaping @Sendable (Value) -> Result
) -> [Result] {
  let state = ParallelState<Result>(count: values.count)
  let finished = DispatchGroup()
  for _ in 0..<max(1, min(workers, values.count)) {
    finished.enter()
    let thread = Thread {
      while let index = state.take() { state.put(work(values[index]), at: index) }
      finished.leave()
    }
    thread.stackSize = 256 << 20
    thread.start()
  }
  finished.wait()
  return state.results
}

private final class ParallelState<Result: Sendable>: Sendable {
  private let count: Int
  private let next = Atomic(0)
  private let filled: Mutex<[Int: Result]>

  init(count: Int) {
    self.count = count
    filled = Mutex(Dictionary(minimumCapacity: count))
  }

  func take() -> Int? {
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func put(_ result: Result, at index: Int) { filled.withLock { $0[index] = result } }

  /// Every index was taken and put, so none is missing.
  var results: [Result] { filled.withLock { filled in (0..<count).compactMap { filled[$0] } } }
}
