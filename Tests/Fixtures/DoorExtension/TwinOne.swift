import AppIntents

private struct Twin: AppIntent {
  static let title: LocalizedStringResource = "Twin (One)"
  func perform() async throws -> some IntentResult { .result() }
}

private struct TwinGuest: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guest (One)"
  static let defaultQuery = Query()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Guest" }

  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [TwinGuest] { [] }
  }
}

private enum TwinMood: String, AppEnum {
  case calm
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood (One)"
  static let caseDisplayRepresentations: [TwinMood: DisplayRepresentation] = [.calm: "Calm"]
}
