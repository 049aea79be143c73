/// What keeps trends and entries. The engine decides what is written, a store that it is written whole or not at all.
public protocol QuestRecords: Sendable {
  /// Every trend, removed ones too, in no order.
  func trends() throws(QuestFailure) -> [Trend]

  /// Keeps a new trend.
  ///
  /// - Throws: ``QuestFailure/takenName(_:existing:)`` when a trend that is not removed has a name folded alike.
  func add(_ trend: Trend) throws(QuestFailure)

  /// Marks a trend as removed.
  func remove(_ trend: Trend.ID) throws(QuestFailure)

  /// Makes `entry` what stands on its trend's day, and keeps what stood there for ``takeBack(trend:day:)``.
  ///
  /// Writes nothing when value, greatest value, description and colour stand there already.
  func put(_ entry: QuestEntry) throws(QuestFailure) -> QuestChange

  /// Takes back the last ``put(_:)`` of a day; `nil` when nothing stands there.
  func takeBack(trend: Trend.ID, day: QuestDay) throws(QuestFailure) -> QuestChange?

  /// What stands on a trend's days, by day.
  func entries(trend: Trend.ID, in days: ClosedRange<QuestDay>) throws(QuestFailure) -> [QuestDay: QuestEntry]

  /// Everything ever logged that still stands, by trend, in the order of the days.
  func allEntries() throws(QuestFailure) -> [Trend.ID: [QuestEntry]]
}

/// One day before and after something was written.
public struct QuestChange: Hashable, Sendable {
  /// What stood there before; nil when nothing did.
  public let before: QuestEntry?
  /// What stands there now; nil when nothing does.
  public let after: QuestEntry?

  /// Makes a change.
  public init(before: QuestEntry?, after: QuestEntry?) {
    self.before = before
    self.after = after
  }
}
