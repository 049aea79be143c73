import AppIntents
import CoreSpotlight

/// A tap on it in Spotlight opens nothing: no `OpenIntent` takes it.
struct SightEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sight"
  static let defaultQuery = SightQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Sight \(id)") }
}

struct SightQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [SightEntity] { [] }
}

/// Nothing is ever taken out again.
func index(_ sights: [SightEntity]) async throws {
  try await CSSearchableIndex.default().indexAppEntities(sights)
}
