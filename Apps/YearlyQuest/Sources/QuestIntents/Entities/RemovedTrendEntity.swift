import AppIntents
import QuestEngine

/// A trend that the person removed, to be brought back: another type, so that no other intent is ever offered one.
struct RemovedTrendEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Removed trend", bundle: .adapter),
    numericFormat: LocalizedStringResource("\(placeholder: .int) removed trends", bundle: .adapter))
  static let defaultQuery = RemovedTrendQuery()

  let id: UUID
  let name: String

  init(_ trend: Trend) {
    id = trend.id
    name = trend.name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource("\(name)", bundle: .adapter))
  }
}

/// Finds removed trends by identifier and by name.
struct RemovedTrendQuery: EntityStringQuery {
  @Dependency var door: QuestDoor

  func entities(for identifiers: [UUID]) async throws -> [RemovedTrendEntity] {
    let wanted = Set(identifiers)
    return try asking(door.removedTrends).filter { wanted.contains($0.id) }.map(RemovedTrendEntity.init)
  }

  func entities(matching string: String) async throws -> [RemovedTrendEntity] {
    let wanted = string.folded
    guard !wanted.isEmpty else { return [] }
    let removed = try asking(door.removedTrends)
    let exact = removed.filter { $0.name.folded == wanted }
    return (exact.isEmpty ? removed.filter { $0.name.folded.contains(wanted) } : exact).map(RemovedTrendEntity.init)
  }

  func suggestedEntities() async throws -> [RemovedTrendEntity] {
    try asking(door.removedTrends).map(RemovedTrendEntity.init)
  }
}
