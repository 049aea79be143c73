import AppIntents

struct StopEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = StopQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Stop \(id)") }
}

struct StopQuery: EntityQuery {
  @IntentParameterDependency<SkipStopIntent>(\.$line) var intent

  func entities(for identifiers: [Int]) async throws -> [StopEntity] { [] }
  func suggestedEntities() async throws -> [StopEntity] { try await stops(of: intent?.line) }
  /// The suggestions follow the line, the default does not.
  func defaultResult() async -> StopEntity? { StopEntity(id: 1) }
}

struct SkipStopIntent: AppIntent {
  static let title: LocalizedStringResource = "Skip a stop"
  @Parameter(title: "Line") var line: String
  @Parameter(title: "Stop") var stop: StopEntity

  func perform() async throws -> some IntentResult {
    try await skip(stop, line)
    return .result()
  }
}
