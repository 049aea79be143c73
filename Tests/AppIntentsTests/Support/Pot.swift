import AppIntents
import Synchronization

/// An entity of a fixed set: pots on a shelf, two of which are called alike.
struct Pot: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
  static let defaultQuery = PotQuery()

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "number \(id)")
  }
}

struct PotQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Pot] {
    Shelf.current.note("ids \(identifiers)")
    return Shelf.current.pots.filter { identifiers.contains($0.id) }
  }

  /// Finds by any part of the name, and one pot by a word that is not in its name.
  func entities(matching string: String) async throws -> [Pot] {
    Shelf.current.note("text \(string)")
    return Shelf.current.pots.filter { $0.name.contains(string) || (string == "biggest" && $0.id == 3) }
  }

  func suggestedEntities() async throws -> [Pot] {
    Shelf.current.note("suggested")
    return Shelf.current.pots
  }
}

/// What stands on the shelf of one test, and what was asked of it.
final class Shelf: Sendable {
  @TaskLocal static var current = Shelf()

  private let state: Mutex<(pots: [Pot], asked: [String])>

  init(
    _ pots: [Pot] = [
      Pot(id: 1, name: "Red"), Pot(id: 2, name: "Blue"), Pot(id: 3, name: "Green"), Pot(id: 4, name: "Blue"),
    ]
  ) {
    state = Mutex((pots, []))
  }

  var pots: [Pot] {
    get { state.withLock { $0.pots } }
    set { state.withLock { $0.pots = newValue } }
  }
  var asked: [String] { state.withLock { $0.asked } }
  func note(_ question: String) { state.withLock { $0.asked.append(question) } }
}
