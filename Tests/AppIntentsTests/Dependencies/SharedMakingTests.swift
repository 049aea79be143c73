import AppIntents
import IntentWire
import Testing

@Suite("A dependency that several runs need at once", .timeLimit(.minutes(1)))
struct SharedMakingTests {
  /// Makes a thing only when as many as are expected have asked for it.
  struct Workshop {
    static let runs = 8
    let asked = Journal()
    let made = Journal()
    let gate = Gate()
    let manager = AppDependencyManager()

    func values() async -> [Result<FirstThing?, any Error>] {
      await withTaskGroup(of: Result<FirstThing?, any Error>.self) { group in
        for _ in 0..<Self.runs {
          group.addTask {
            asked.write("asked")
            if asked.lines.count == Self.runs { gate.open() }
            do {
              return .success(try await manager.value(for: AnyHashable(ObjectIdentifier(FirstThing.self))))
            } catch { return .failure(error) }
          }
        }
        var results: [Result<FirstThing?, any Error>] = []
        for await result in group { results.append(result) }
        return results
      }
    }

    /// What the last of them to ask needs to arrive here is not known: all others are given many turns.
    func make() async throws {
      made.write("made")
      await gate.wait()
      for _ in 0..<1000 { await Task.yield() }
    }
  }

  @Test("is made once for all of them")
  func once() async throws {
    let shop = Workshop()
    shop.manager.add {
      try await shop.make()
      return FirstThing(name: "number \(shop.made.lines.count)")
    }
    let values = try await shop.values().map { try $0.get()?.name }
    #expect(values == Array(repeating: "number 1", count: Workshop.runs))
    #expect(shop.made.lines == ["made"])
  }

  @Test("and that cannot be made fails all of them once, and is tried again by the next")
  func failing() async throws {
    let shop = Workshop()
    shop.manager.add {
      try await shop.make()
      if shop.made.lines.count == 1 { throw Refusal(description: "disk full") }
      return FirstThing(name: "late")
    }
    for result in await shop.values() { #expect(throws: DependencyFailure.self) { try result.get() } }
    #expect(shop.made.lines == ["made"])
    let late: FirstThing? = try await shop.manager.value(for: AnyHashable(ObjectIdentifier(FirstThing.self)))
    #expect(late?.name == "late")
  }

  @Test("and whose making is cancelled cancels the run, with no other reason")
  func cancelled() async throws {
    let manager = AppDependencyManager()
    manager.add { () async throws -> FirstThing in throw CancellationError() }
    let run = try await AppDependencyManager.$override.withValue(manager) { try await perform(NeedsTwo.self) }
    #expect(run.failure == .cancelled)
  }

  @Test("is made on for the others when one run is cancelled")
  func leaving() async throws {
    let begun = Gate()
    let gate = Gate()
    let manager = AppDependencyManager()
    manager.add {
      begun.open()
      await gate.wait()
      try Task.checkCancellation()
      return FirstThing(name: "made")
    }
    @Sendable func ask() async throws -> String? {
      let value: FirstThing? = try await manager.value(for: AnyHashable(ObjectIdentifier(FirstThing.self)))
      return value?.name
    }
    let one = Task { try await ask() }
    await begun.wait()
    let other = Task { try await ask() }
    for _ in 0..<1000 { await Task.yield() }
    one.cancel()
    for _ in 0..<1000 { await Task.yield() }
    gate.open()
    #expect(try await other.value == "made")
  }

  @Test("is no longer made when the only run that needs it is cancelled")
  func alone() async throws {
    let begun = Gate()
    let manager = AppDependencyManager()
    manager.add {
      begun.open()
      try await Task.sleep(for: .seconds(3600))
      return FirstThing(name: "never")
    }
    let run = Task {
      let value: FirstThing? = try await manager.value(for: AnyHashable(ObjectIdentifier(FirstThing.self)))
      return value?.name
    }
    await begun.wait()
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
  }
}
