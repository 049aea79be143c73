import Foundation
import QuestEngine
import QuestStorage

/// A folder of its own for one test, gone when the test is.
package final class Scratch: Sendable {
  package let folder: String

  package init() throws {
    folder = NSTemporaryDirectory() + "quest-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  package var store: String { folder + "/quest.sqlite" }
  package var place: StorePlace { StorePlace(path: store) }

  /// The bytes of the store and of its log; an empty log and none are the same.
  package var bytes: [Data] {
    [store, store + "-wal"].map { FileManager.default.contents(atPath: $0) ?? Data() }
  }

  /// A door onto this folder's store, at an instant that stands still.
  package func door(
    now: String = "2026-03-29T12:00:00+02:00", firstWeekday: Int = 2, source: QuestSource = .tap
  ) throws -> QuestDoor {
    var surroundings = try QuestSurroundings.frozen(now, firstWeekday: firstWeekday, source: source)
    // The door keeps the folder: a test may hold nothing else.
    surroundings.identifiers = QuestIdentifiers { withExtendedLifetime(self) { UUID() } }
    return QuestDoor(records: QuestStore(at: place), surroundings: surroundings)
  }
}

extension QuestSurroundings {
  /// Zagreb at an instant that stands still.
  package static func frozen(
    _ now: String, zone: String = "Europe/Zagreb", firstWeekday: Int = 2, source: QuestSource = .tap
  ) throws -> QuestSurroundings {
    guard let zone = TimeZone(identifier: zone) else { throw CocoaError(.featureUnsupported) }
    return QuestSurroundings(
      clock: .frozen(at: try Date(now, strategy: .iso8601)),
      calendar: QuestCalendar(timeZone: zone, firstWeekday: firstWeekday), source: source)
  }
}
