import AppIntents
import IntentWire
import Synchronization
import Testing

/// Holds a counted thing, and asks.
struct Holds: AppIntent {
  static let title: LocalizedStringResource = "Holds"
  @Dependency var thing: Counted
  @Parameter(title: "Text") var text: String
  @Parameter(title: "Held", optionsProvider: HoldingProvider()) var held: String?
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
}

struct HoldingProvider: DynamicOptionsProvider {
  @IntentParameterDependency<Holds>(\.$text) var holds
  @Dependency var thing: Counted
  func results() async throws -> [String] { [holds?.text ?? "none"] }
}

/// Leaves a task behind, which asks when the run is over.
struct Straggler: AppIntent {
  static let title: LocalizedStringResource = "Straggler"
  @Parameter(title: "Text") var text: String?
  @Parameter(title: "Detached", default: true) var isDetached: Bool

  func perform() async throws -> some IntentResult {
    let ask: @Sendable () async -> any Error = { [$text] in
      await Late.current.isOver.wait()
      do {
        _ = try await $text.requestValue()
        return Late.Answered()
      } catch { return error }
    }
    Late.current.start(isDetached: isDetached, ask)
    return .result()
  }
}

/// What a run left behind.
final class Late: Sendable {
  struct Answered: Error {}
  @TaskLocal static var current = Late()
  let isOver = Gate()
  private let task = Mutex<Task<any Error, Never>?>(nil)

  func start(isDetached: Bool, _ body: @escaping @Sendable () async -> any Error) {
    let late = self
    let inside: @Sendable () async -> any Error = { await Late.$current.withValue(late) { await body() } }
    task.withLock { $0 = isDetached ? Task.detached { await inside() } : Task { await inside() } }
  }

  var error: (any Error)? {
    get async { await task.withLock { $0 }?.value }
  }
}

@Suite("A run that is over")
struct RunLifeTests {
  @Test("keeps nothing alive: not its person, nor its dependencies")
  func performing() async throws {
    let census = Census()
    for _ in 1...5 {
      let manager = AppDependencyManager()
      manager.add(dependency: Counted(census))
      let said = try await AppDependencyManager.$override.withValue(manager) {
        try await Performer(registry: registry).perform(
          Invocation(intent: "AppIntentsTests.Holds"), asking: CountedPerson(census, saying: .text("said")))
      }
      #expect(said.value == .string("said"))
    }
    #expect(census.alive == 0)
  }

  @Test("keeps nothing alive that a question of the host made")
  func querying() async throws {
    let census = Census()
    for _ in 1...5 {
      let manager = AppDependencyManager()
      manager.add(dependency: Counted(census))
      let offered = try await AppDependencyManager.$override.withValue(manager) {
        try await Performer(registry: registry).query(
          EntityRequest(
            type: "", filter: .suggested,
            invocation: Invocation(intent: "AppIntentsTests.Holds", parameters: ["text": .string("seen")]),
            parameter: "held"))
      }
      #expect(offered == [.string("seen")])
    }
    #expect(census.alive == 0)
  }

  @Test("has nobody to ask for a task that it left behind", arguments: [true, false])
  func straggler(isDetached: Bool) async throws {
    let late = Late()
    let run = try await Late.$current.withValue(late) {
      try await perform(Straggler.self, ["isDetached": .boolean(isDetached)], answers: [.text("too late")])
    }
    late.isOver.open()
    #expect(await late.error is OutsideRun)
    #expect(run.questions.isEmpty)
  }
}
