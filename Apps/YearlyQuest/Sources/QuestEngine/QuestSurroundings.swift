/// What the engine takes from the world around it, so that a test or a host can choose it.
public struct QuestSurroundings: Sendable {
  /// Tells the instant.
  public var clock: QuestClock
  /// Tells the day of an instant.
  public var calendar: QuestCalendar
  /// Makes identifiers.
  public var identifiers: QuestIdentifiers
  /// Which door this is; it is stored with what is written.
  public var source: QuestSource

  /// Makes surroundings.
  public init(
    clock: QuestClock, calendar: QuestCalendar, identifiers: QuestIdentifiers = .random, source: QuestSource
  ) {
    self.clock = clock
    self.calendar = calendar
    self.identifiers = identifiers
    self.source = source
  }
}
