import Foundation

/// The one way to the engine, for a tap and for an intent alike.
///
/// It holds the way to the store and to the clock, and nothing that whoever holds it could change.
public struct QuestDoor: Sendable {
  let records: any QuestRecords
  let surroundings: QuestSurroundings

  /// Makes a door onto a store, such as the `QuestStore` of `QuestStorage`.
  public init(records: any QuestRecords, surroundings: QuestSurroundings) {
    self.records = records
    self.surroundings = surroundings
  }

  /// The person's day at this instant.
  ///
  /// - Throws: ``QuestFailure/unreadableVariable(name:value:)``; ``QuestFailure/noSuchDay(_:)`` when the clock stands
  ///   in no year of ``QuestCalendar/years``.
  public func today() throws(QuestFailure) -> QuestDay {
    let today = surroundings.calendar.day(of: try surroundings.clock.now())
    guard surroundings.calendar.contains(today) else { throw .noSuchDay(today) }
    return today
  }

  /// The person's day at an instant, such as a date that was said.
  public func day(of instant: Date) -> QuestDay { surroundings.calendar.day(of: instant) }

  /// The day that parts of a date mean, in the calendar they name, else in the Gregorian one.
  ///
  /// - Throws: ``QuestFailure/incompleteDay``, ``QuestFailure/noSuchDay(_:)``
  public func day(of parts: DateComponents) throws(QuestFailure) -> QuestDay {
    try surroundings.calendar.day(of: parts)
  }

  /// The day so many days before another.
  ///
  /// - Throws: ``QuestFailure/noSuchDay(_:)`` when `day` is none.
  public func day(_ count: Int, before day: QuestDay) throws(QuestFailure) -> QuestDay {
    guard let found = surroundings.calendar.day(-count, after: day) else { throw .noSuchDay(day) }
    return found
  }
}
