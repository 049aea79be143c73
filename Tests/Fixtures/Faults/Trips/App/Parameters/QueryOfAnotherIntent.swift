import AppIntents

struct RoomEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Room \(id)") }
}

/// It depends on `RateHotelIntent`, but rooms are chosen for `BookRoomIntent`: there the hotel is nil.
struct RoomQuery: EntityQuery {
  @IntentParameterDependency<RateHotelIntent>(\.$hotel) var intent

  func entities(for identifiers: [Int]) async throws -> [RoomEntity] { [] }
}

struct RateHotelIntent: AppIntent {
  static let title: LocalizedStringResource = "Rate a hotel"
  @Parameter(title: "Hotel") var hotel: String

  func perform() async throws -> some IntentResult {
    try await rate(hotel)
    return .result()
  }
}

struct BookRoomIntent: AppIntent {
  static let title: LocalizedStringResource = "Book a room"
  @Parameter(title: "Room") var room: RoomEntity

  func perform() async throws -> some IntentResult {
    try await book(room)
    return .result()
  }
}
