import Foundation
import QuestEngine

extension QuestDoor {
  /// The door onto the person's own year, for a root to make once and hand on.
  ///
  /// Nothing is opened yet, so this cannot fail: a store or a variable that cannot be used fails the first command
  /// or read that needs it, with a ``QuestFailure`` that can be put into words.
  ///
  /// - Parameters:
  ///   - source: which door this is; it is stored with what is written.
  ///   - environment: see ``StorePlace/live(environment:)`` and `QuestSurroundings.live`.
  ///   - report: hears of each problem with the store, besides whoever asked; for a log.
  public static func live(
    source: QuestSource, environment: [String: String] = ProcessInfo.processInfo.environment,
    reporting report: @escaping QuestStore.Report = { _, _ in }
  ) -> QuestDoor {
    QuestDoor(
      records: QuestStore(at: .live(environment: environment), reporting: report),
      surroundings: .live(source: source, environment: environment))
  }
}
