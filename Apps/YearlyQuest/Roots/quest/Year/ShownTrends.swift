import QuestEngine
import Synchronization

/// The trends that a voice wants shown, until the year shows them.
final class ShownTrends: Sendable {
  struct Wish: Sendable {
    let trend: Trend.ID
    fileprivate let answer: CheckedContinuation<String, any Error>

    /// Tells whoever asked what the person sees now.
    func fulfil(_ result: Result<String, QuestFailure>) { answer.resume(with: result.mapError { $0 }) }
  }

  private let waiting = Mutex<(wishes: [Wish], isOver: Bool)>(([], false))

  /// Waits until the trend is on the screen.
  /// - Parameter wake: called once the wish can be taken.
  /// - Returns: what the person sees, in one line.
  func show(_ trend: Trend.ID, wake: () -> Void) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      let isTaken = waiting.withLock { waiting in
        if !waiting.isOver { waiting.wishes.append(Wish(trend: trend, answer: continuation)) }
        return !waiting.isOver
      }
      if isTaken { wake() } else { continuation.resume(throwing: CancellationError()) }
    }
  }

  /// What was wished since the last time.
  func take() -> [Wish] {
    waiting.withLock { waiting in
      defer { waiting.wishes = [] }
      return waiting.wishes
    }
  }

  /// Whether nothing is to be shown any more.
  var isOver: Bool { waiting.withLock { $0.isOver } }

  /// Nothing is shown any more.
  func end() {
    let left = waiting.withLock { waiting in
      defer { waiting = ([], true) }
      return waiting.wishes
    }
    for wish in left { wish.answer.resume(throwing: CancellationError()) }
  }
}
