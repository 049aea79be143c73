import AppIntents
import Foundation
import IntentWire
import Testing

/// An entity that is counted out in whole.
struct Planet: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
  static let defaultQuery = PlanetQuery()
  let id: UUID
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  static let all = ["Venus", "Earth"].enumerated().map { place, name in
    Planet(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(place))), name: name)
  }
}

struct PlanetQuery: EnumerableEntityQuery {
  static let findIntentDescription = IntentDescription("Finds planets")
  func entities(for identifiers: [UUID]) async throws -> [Planet] { Planet.all.filter { identifiers.contains($0.id) } }
  func allEntities() async throws -> [Planet] { Planet.all }
  func defaultResult() async -> Planet? { Planet.all.last }
}

struct PickPlanet: AppIntent {
  static let title: LocalizedStringResource = "Pick a planet"
  @Parameter(title: "Planet") var planet: Planet
  @Parameter(title: "First", query: FirstPots()) var pot: Pot?
  @Parameter(title: "Pots") var pots: [Pot]?
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(planet.name) \(pot?.name ?? "-") \(pots?.map(\.name) ?? [])")
  }
}

/// A query that a parameter names instead of the entity's own.
struct FirstPots: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Pot] {
    Shelf.current.pots.filter { identifiers.contains($0.id) && $0.id == 1 }
  }
  func suggestedEntities() async throws -> [Pot] { Array(Shelf.current.pots.prefix(1)) }
}

@Suite("An entity's query")
struct QueryTests {
  func names(_ type: String, _ filter: EntityRequest.Filter) async throws -> [String] {
    let values = try await Performer(registry: registry).query(
      EntityRequest(type: "AppIntentsTests.\(type)", filter: filter))
    return values.map { value in
      guard case .entity(let entity) = value, let display = entity.display else { return "?" }
      return "\(display.title.english) \(entity.identifier)"
    }
  }

  @Test("is asked for identifiers, put in the order asked for, what is gone left out")
  func identifiers() async throws {
    #expect(try await names("Pot", .identifiers(["3", "99", "1"])) == ["Green 3", "Red 1"])
    #expect(try await names("Pot", .identifiers(["not a number"])) == [])
  }

  @Test("answers a text as it likes: nothing is filtered out")
  func text() async throws {
    #expect(try await names("Pot", .text("biggest")) == ["Green 3"])
    #expect(try await names("Pot", .text("e")) == ["Red 1", "Blue 2", "Green 3", "Blue 4"])
  }

  @Test("lists all when it can, and suggests them unless it says otherwise")
  func enumerable() async throws {
    let all = Planet.all.map { "\($0.name) \($0.id.uuidString)" }
    #expect(try await names("Planet", .all) == all)
    #expect(try await names("Planet", .suggested) == all)
    #expect(try await names("Pot", .all) == [])
  }

  @Test("has a value for a person who gives none")
  func defaultValue() async throws {
    #expect(try await names("Planet", .defaultValue) == ["Earth \(Planet.all[1].id.uuidString)"])
    #expect(try await names("Pot", .defaultValue) == [])
    let run = try await perform(PickPlanet.self)
    #expect(run.text == "Earth - []" && run.questions.isEmpty)
  }

  @Test("of a parameter stands for the entity's own")
  func ofParameter() async throws {
    #expect(try await perform(PickPlanet.self, ["pot": .spoken("Red")]).text == "Earth Red []")
    guard
      case .unreadableValue("Green", "pot", _, let allowed) =
        try await perform(PickPlanet.self, ["pot": .spoken("Green")]).failure
    else {
      Issue.record("the entity's own query was asked")
      return
    }
    #expect(allowed.map(\.english) == ["Red"])
  }

  @Test("is asked once for a list; what is gone is left out")
  func lists() async throws {
    let shelf = Shelf()
    let pots = ["4", "99", "1"].map { IntentValue.entity(EntityValue(type: "AppIntentsTests.Pot", identifier: $0)) }
    let run = try await Shelf.$current.withValue(shelf) { try await perform(PickPlanet.self, ["pots": .array(pots)]) }
    #expect(run.text == #"Earth - ["Blue", "Red"]"#)
    #expect(shelf.asked == ["ids [4, 99, 1]"])
  }

  @Test("of an unknown type is a failure")
  func unknown() async throws {
    await #expect(throws: IntentFailure.unknownEntity(identifier: "", type: "AppIntentsTests.Star")) {
      try await names("Star", .all)
    }
  }

  @Test("is described by what it can do")
  func described() throws {
    let entities = ExtensionDescription(of: registry).entities
    let pot = try #require(entities.first { $0.id == "AppIntentsTests.Pot" })
    let planet = try #require(entities.first { $0.id == "AppIntentsTests.Planet" })
    #expect(pot.findsText && !pot.listsAll && pot.name.english == "Pot")
    #expect(!planet.findsText && planet.listsAll)
    #expect(PlanetQuery.findIntentDescription._description?.descriptionText.key == "Finds planets")
  }

  @Test("reads identifiers that are texts, numbers and UUIDs, and nothing else as one")
  func identifierTexts() {
    #expect(String.entityIdentifier(for: "a")?.entityIdentifierString == "a")
    #expect(Int.entityIdentifier(for: "12")?.entityIdentifierString == "12")
    #expect(Int.entityIdentifier(for: "1 2") == nil)
    let id = UUID()
    #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
    #expect(UUID.entityIdentifier(for: "x") == nil)
    let one = EntityIdentifier(for: Pot(id: 1, name: "Red"))
    #expect(one == EntityIdentifier(for: Pot.self, identifier: 1) && one.identifier == "1")
    #expect(one != EntityIdentifier(for: Pot.self, identifier: 2))
    #expect("\(one)" == "AppIntentsTests.Pot/1" && one.entityType == Pot.self)
  }
}
