import AppIntents
import IntentWire
import Testing

struct FirstThing: Sendable { let name: String }
struct SecondThing: Sendable { let name: String }

struct NeedsTwo: AppIntent {
  static let title: LocalizedStringResource = "Needs two"
  @Dependency var first: FirstThing
  @Dependency(key: "second") var second: SecondThing
  @Dependency(default: "default") var text: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(first.name) \(second.name) \(text)")
  }
}

/// An entity whose query needs something.
struct Kept: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kept"
  static let defaultQuery = KeptQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct KeptQuery: EntityQuery {
  @Dependency var first: FirstThing
  func entities(for identifiers: [String]) async throws -> [Kept] {
    identifiers.map { Kept(id: "\($0) of \(first.name)") }
  }
  func suggestedEntities() async throws -> [Kept] {
    try await Self.meanwhile?()
    return [Kept(id: first.name)]
  }

  /// What happens between the preparing of a query and its reading.
  @TaskLocal static var meanwhile: (@Sendable () async throws -> Void)?
}

struct TakeKept: AppIntent {
  static let title: LocalizedStringResource = "Take"
  @Parameter(title: "Kept") var kept: Kept?
  func perform() async throws -> some IntentResult { .result() }
}

struct Refusal: Error, CustomStringConvertible { let description: String }

@Suite("A dependency")
struct DependencyTests {
  func manager() -> AppDependencyManager {
    let manager = AppDependencyManager()
    manager.add(dependency: FirstThing(name: "one"))
    manager.add(key: "second", dependency: SecondThing(name: "two"))
    return manager
  }

  @Test("is there when the intent performs: by its type, by its key, or by its default")
  func prepared() async throws {
    let run = try await AppDependencyManager.$override.withValue(manager()) { try await perform(NeedsTwo.self) }
    #expect(run.text == "one two default")
  }

  @Test("that nobody registered is named, with the property that asks for it")
  func missing() async throws {
    let manager = AppDependencyManager()
    manager.add(dependency: FirstThing(name: "one"))
    let run = try await AppDependencyManager.$override.withValue(manager) { try await perform(NeedsTwo.self) }
    #expect(
      run.failure
        == .missingDependency(type: "SecondThing", property: "second", intent: "AppIntentsTests.NeedsTwo"))
  }

  @Test("that cannot be made fails the run with the reason, and is tried again by the next")
  func failing() async throws {
    let attempts = Journal()
    let manager = manager()
    manager.add {
      attempts.write("made")
      if attempts.lines.count == 1 { throw Refusal(description: "disk full") }
      return FirstThing(name: "late")
    }
    try await AppDependencyManager.$override.withValue(manager) {
      let failure = try await perform(NeedsTwo.self).failure
      #expect(failure == .failedDependency(type: "FirstThing", reason: "disk full"))
      #expect(try await perform(NeedsTwo.self).text == "late two default")
    }
  }

  @Test("is made once, when it is first needed")
  func once() async throws {
    let made = Journal()
    let manager = manager()
    manager.add {
      made.write("made")
      return FirstThing(name: "one")
    }
    #expect(made.lines.isEmpty)
    try await AppDependencyManager.$override.withValue(manager) {
      for _ in 1...3 { _ = try await perform(NeedsTwo.self) }
    }
    #expect(made.lines == ["made"])
  }

  @Test("of another type under the same key is told")
  func otherType() async throws {
    let manager = manager()
    manager.add(key: "second", dependency: "a text")
    let run = try await AppDependencyManager.$override.withValue(manager) { try await perform(NeedsTwo.self) }
    #expect(
      run.failure
        == .failedDependency(type: "SecondThing", reason: "A SecondThing was asked for; a String is registered."))
  }

  @Test("can be set by whoever holds the intent")
  func set() {
    let intent = NeedsTwo()
    intent.first = FirstThing(name: "by hand")
    #expect(intent.first.name == "by hand")
    #expect(intent.$first.wrappedValue.name == "by hand")
  }

  @Test("of a query is prepared before it is asked, and is not another run's")
  func queries() async throws {
    @Sendable func asked(_ request: EntityRequest, of name: String) async throws -> String? {
      let manager = AppDependencyManager()
      manager.add(dependency: FirstThing(name: name))
      return try await AppDependencyManager.$override.withValue(manager) {
        guard case .entity(let kept) = try await Performer(registry: registry).query(request).first else { return nil }
        return kept.identifier
      }
    }
    let ofParameter = EntityRequest(
      type: "AppIntentsTests.Kept", filter: .suggested, invocation: Invocation(intent: "AppIntentsTests.TakeKept"),
      parameter: "kept")
    for request in [ofParameter, EntityRequest(type: "AppIntentsTests.Kept", filter: .suggested)] {
      let name = try await KeptQuery.$meanwhile.withValue({
        let other = try await KeptQuery.$meanwhile.withValue(nil) { try await asked(request, of: "theirs") }
        #expect(other == "theirs")
      }) { try await asked(request, of: "ours") }
      #expect(name == "ours")
    }
  }

  @Test("of a query that nobody registered is named")
  func missingForQuery() async throws {
    await AppDependencyManager.$override.withValue(AppDependencyManager()) {
      await #expect(
        throws: IntentFailure.missingDependency(
          type: "FirstThing", property: "first", intent: "AppIntentsTests.KeptQuery")
      ) {
        try await Performer(registry: registry).query(EntityRequest(type: "AppIntentsTests.Kept", filter: .suggested))
      }
    }
  }
}
