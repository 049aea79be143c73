import AppIntents
import QuestEngine

/// Finds trends by identifier and by name; a removed one is never among them.
public struct TrendQuery: EntityStringQuery {
  @Dependency var door: QuestDoor

  public init() {}

  public func entities(for identifiers: [UUID]) async throws -> [TrendEntity] {
    try door.offered(identifiers).map(TrendEntity.init)
  }

  public func entities(matching string: String) async throws -> [TrendEntity] {
    try door.offered(matching: string).map(TrendEntity.init)
  }

  public func suggestedEntities() async throws -> [TrendEntity] {
    try asking(door.trends).map(TrendEntity.init)
  }
}
