/// What the engine takes from the world around it, so that a test or a host can choose it.
public struct QuestSurroundings: Sendable {
  public var clock: QuestClock
  public var calendar: QuestCalendar
  public var identifiers: QuestIdentifiers
  /// Which door this is; it is stored with what is written.
  public var source: QuestSource

  public init(
    clock: QuestClock, calendar: QuestCalendar, identifiers: QuestIdentifiers = .random, source: QuestSource
  ) {
    self.clock = clock
    self.calendar = calendar
    self.identifiers = identifiers
    self.source = source
  }
}
