import AppIntents
import QuestEngine

/// Finds trends by identifier and by name; a removed one is never among them.
public struct TrendQuery: EntityStringQuery {
  @Dependency var door: QuestDoor

  /// Makes it; its door comes from the root.
  public init() {}

  /// Those that are there of these; one that was removed is none.
  public func entities(for identifiers: [UUID]) async throws -> [TrendEntity] {
    try door.offered(identifiers).map(TrendEntity.init)
  }

  /// Those that a person may mean by a name.
  public func entities(matching string: String) async throws -> [TrendEntity] {
    try door.offered(matching: string).map(TrendEntity.init)
  }

  /// All, sorted by name.
  public func suggestedEntities() async throws -> [TrendEntity] {
    try asking(door.trends).map(TrendEntity.init)
  }
}
