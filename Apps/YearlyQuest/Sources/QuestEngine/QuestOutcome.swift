/// What a command left behind.
public struct QuestOutcome: Hashable, Sendable {
  /// The trend as it is now; as it was when the command took it away; of several, the first that was said.
  public let trend: Trend
  /// The day the command was about; `nil` for a command about the trend itself, or about several days.
  public let day: QuestDay?
  /// What stands on that day now; `nil` when the day is clear.
  public let entry: QuestEntry?
  /// What stood there before the command; `nil` when the day was clear.
  public let before: QuestEntry?
  /// Whether anything was written.
  public let didChange: Bool
  /// How many days were written, each trend's counted for itself.
  public let dayCount: Int
  /// What was taken back, when the command was ``QuestCommand/undoLast``.
  public let undone: QuestCommand.Kind?

  /// Makes an outcome.
  public init(
    trend: Trend, day: QuestDay?, entry: QuestEntry?, before: QuestEntry?, didChange: Bool, dayCount: Int = 0,
    undone: QuestCommand.Kind? = nil
  ) {
    self.trend = trend
    self.day = day
    self.entry = entry
    self.before = before
    self.didChange = didChange
    self.dayCount = dayCount
    self.undone = undone
  }

  /// - Parameter day: the day the command was about, which is told even where nothing changed.
  init(_ changes: QuestChanges, day: QuestDay? = nil) {
    let only = changes.days.count == 1 ? changes.days.first : nil
    self.init(
      trend: changes.trend, day: day ?? only?.day, entry: only?.after, before: only?.before,
      didChange: changes.didChange, dayCount: changes.days.count { $0.before != $0.after }, undone: changes.undone)
  }
}
