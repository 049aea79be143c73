import AppIntents

struct Trip {
  let id: UUID
  let name: String
}

struct TripEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
  static let defaultQuery = TripQuery()
  let id: UUID
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ trip: Trip) {
    id = trip.id
    name = trip.name
  }
}

struct TripQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [TripEntity] { [] }
  func entities(matching text: String) async throws -> [TripEntity] { [] }
}

struct TripCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Trip"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TripCard(name: "Lisbon"))
  }
}
