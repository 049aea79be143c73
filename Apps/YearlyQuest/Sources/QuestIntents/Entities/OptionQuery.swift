import AppIntents
import QuestEngine

/// Finds options by identifier, and offers those of the trend that was chosen.
struct OptionQuery: EntityQuery {
  @Dependency var door: QuestDoor
  @IntentParameterDependency<UpdateTrendIntent>(\.$trend) var update
  @IntentParameterDependency<UpdateOneTrendIntent>(\.$trend) var updateOne

  func entities(for identifiers: [OptionIdentifier]) async throws -> [OptionEntity] {
    let trends = try door.offered(identifiers.map(\.trend))
    return identifiers.compactMap { identifier in
      trends.first { $0.id == identifier.trend }?.optionEntities.first { $0.id == identifier }
    }
  }

  func suggestedEntities() async throws -> [OptionEntity] {
    guard let chosen = update?.trend ?? updateOne?.trend else { return [] }
    return try asking(door.trends).first { $0.id == chosen.id }?.optionEntities ?? []
  }
}
