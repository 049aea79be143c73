import AppIntents

struct HotelEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hotel"
  static let defaultQuery = HotelQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Hotel \(id)") }
}

/// With both on one type the field to search in is gone.
struct HotelQuery: EntityStringQuery, EntityPropertyQuery {
  func entities(for identifiers: [Int]) async throws -> [HotelEntity] { [] }
  func entities(matching text: String) async throws -> [HotelEntity] { [] }
}
