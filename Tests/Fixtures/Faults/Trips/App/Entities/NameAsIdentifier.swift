import AppIntents

/// Whoever renames the city breaks every shortcut that has it.
struct CityEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()
  var id: String { name }
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct CityQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [CityEntity] { [] }
}
