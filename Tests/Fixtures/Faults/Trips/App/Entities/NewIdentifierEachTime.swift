import AppIntents

/// A saved shortcut asks for an identifier that nobody has any more.
struct TicketEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ticket"
  static let defaultQuery = TicketQuery()
  let id = UUID()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Ticket") }
}

struct TicketQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [TicketEntity] { [] }
}
