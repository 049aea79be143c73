import Foundation

/// Where the current instant comes from.
public struct QuestClock: Sendable {
  /// The current instant.
  public var now: @Sendable () throws(QuestFailure) -> Date

  /// Makes a clock of a function that tells the instant.
  public init(now: @escaping @Sendable () throws(QuestFailure) -> Date) {
    self.now = now
  }

  /// A clock that stands still.
  public static func frozen(at instant: Date) -> QuestClock {
    QuestClock { () throws(QuestFailure) in instant }
  }
}
