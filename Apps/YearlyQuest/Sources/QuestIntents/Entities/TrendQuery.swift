import AppIntents
import QuestEngine

/// Finds trends by identifier and by name; a removed one is never among them.
struct TrendQuery: EntityStringQuery {
  @Dependency var door: QuestDoor

  func entities(for identifiers: [UUID]) async throws -> [TrendEntity] {
    try door.offered(identifiers).map(TrendEntity.init)
  }

  func entities(matching string: String) async throws -> [TrendEntity] {
    try door.offered(matching: string).map(TrendEntity.init)
  }

  func suggestedEntities() async throws -> [TrendEntity] {
    try asking(door.trends).map(TrendEntity.init)
  }
}
