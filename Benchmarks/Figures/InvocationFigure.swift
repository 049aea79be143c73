import AppIntents
import IntentWire
import Synchronization

/// An invocation in process, with an entity, an enum and a number to fill, beyond the command it performs.
struct InvocationFigure {
  private static let repetitions = 500
  private let shelf = Shelf()

  var microseconds: Double {
    get async throws {
      let performed = try await performedMilliseconds()
      let direct = Best.milliseconds(of: 20) {
        for count in 0..<Self.repetitions { shelf.place(count % 5, on: "a", at: .morning) }
      }
      return (performed - direct) * 1000 / Double(Self.repetitions)
    }
  }

  private func performedMilliseconds() async throws -> Double {
    let shelf = shelf
    AppDependencyManager.shared.add(dependency: shelf)
    let performer = Performer(registry: IntentRegistry(modules: nil))
    let invocation = Invocation(
      intent: TypeName(PlaceIntent.self).id,
      parameters: [
        "board": .entity(EntityValue(type: TypeName(BoardEntity.self).id, identifier: "a")),
        "time": .enumeration(EnumerationValue(type: TypeName(DayTime.self).id, rawValue: "morning")),
        "count": .integer(3),
      ])
    return try await Best.milliseconds(of: 20) {
      for _ in 0..<Self.repetitions { _ = try await performer.perform(invocation, asking: Nobody()) }
    }
  }
}

/// The engine: what the intent is a twin of.
final class Shelf: Sendable {
  private let places = Mutex<[String: Int]>(["a": 0])

  func place(_ count: Int, on board: String, at time: DayTime) {
    places.withLock { $0["\(board) \(time.rawValue)"] = count }
  }
}

enum DayTime: String, AppEnum {
  case morning, evening
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Time"
  static let caseDisplayRepresentations: [DayTime: DisplayRepresentation] = [
    .morning: "Morning", .evening: "Evening",
  ]
}

struct BoardEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Board"
  static let defaultQuery = BoardQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct BoardQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [BoardEntity] { identifiers.map(BoardEntity.init) }
}

struct PlaceIntent: AppIntent {
  static let title: LocalizedStringResource = "Place"
  @Parameter(title: "Board") var board: BoardEntity
  @Parameter(title: "Time") var time: DayTime
  @Parameter(title: "Count", inclusiveRange: (0, 5)) var count: Int
  @Dependency var shelf: Shelf

  func perform() async throws -> some IntentResult & ProvidesDialog {
    shelf.place(count, on: board.id, at: time)
    return .result(dialog: "Placed \(count) on \(board.id).")
  }
}
