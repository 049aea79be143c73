/// What is kept, as it stands at one instant.
public protocol QuestReading {
  /// Every trend, removed ones too, in no order.
  func trends() throws(QuestFailure) -> [Trend]

  /// What stands on a trend's days, by day.
  func entries(trend: Trend.ID, in days: ClosedRange<QuestDay>) throws(QuestFailure) -> [QuestDay: QuestEntry]

  /// Everything ever logged that still stands, by trend, in the order of the days.
  func allEntries() throws(QuestFailure) -> [Trend.ID: [QuestEntry]]

  /// What stands on the days of some years, packed for pictures.
  func years(_ years: ClosedRange<Int>) throws(QuestFailure) -> [Trend.ID: [YearAnswers]]
}

/// What keeps trends and entries. The engine decides what is written, a store that it is written whole or not at all.
public protocol QuestRecords: QuestReading, Sendable {
  /// Makes a change, and keeps what stood before for an undo.
  ///
  /// Nothing else is written between what `plan` reads and what it asks for. What stands already is not written.
  ///
  /// - Throws: ``QuestFailure/takenName(_:existing:)`` when a trend that is not removed has a name folded alike.
  func change(
    _ kind: QuestCommand.Kind, from source: QuestSource,
    _ plan: (any QuestReading) throws(QuestFailure) -> QuestPlan
  ) throws(QuestFailure) -> QuestChanges

  /// Takes back the last change of a day; `nil` when nothing stands there and nothing stood before.
  func takeBack(trend: Trend.ID, day: QuestDay) throws(QuestFailure) -> QuestChange?

  /// Takes back the last change of anything; `nil` when there is none.
  func takeBackLast() throws(QuestFailure) -> QuestChanges?
}

/// One thing that shall stand from now on.
public enum QuestEdit: Hashable, Sendable {
  case trend(Trend)
  case noTrend(Trend.ID)
  case entry(QuestEntry)
  case noEntry(trend: Trend.ID, day: QuestDay)
}

/// What a command will have written.
public struct QuestPlan: Sendable {
  /// The trend it is about, as it will be.
  public let trend: Trend
  /// In the order in which they are made.
  public let edits: [QuestEdit]

  /// Makes a plan.
  public init(for trend: Trend, _ edits: [QuestEdit]) {
    self.trend = trend
    self.edits = edits
  }
}

/// What became of a plan, or of an undo.
public struct QuestChanges: Hashable, Sendable {
  /// The trend it was about, as it is now, or as it was when it is gone.
  public let trend: Trend
  /// The days it was about, those that stayed as they were too.
  public let days: [QuestChange]
  /// Whether anything was written.
  public let didChange: Bool
  /// What was taken back.
  public let undone: QuestCommand.Kind?

  /// Makes changes.
  public init(trend: Trend, days: [QuestChange], didChange: Bool, undone: QuestCommand.Kind? = nil) {
    self.trend = trend
    self.days = days
    self.didChange = didChange
    self.undone = undone
  }
}

/// One day before and after something was written.
public struct QuestChange: Hashable, Sendable {
  /// What stood there before; `nil` when nothing did.
  public let before: QuestEntry?
  /// What stands there now; `nil` when nothing does.
  public let after: QuestEntry?

  /// Makes a change.
  public init(before: QuestEntry?, after: QuestEntry?) {
    self.before = before
    self.after = after
  }

  /// The day; `nil` when nothing stood there and nothing does.
  public var day: QuestDay? { (after ?? before)?.day }
}
