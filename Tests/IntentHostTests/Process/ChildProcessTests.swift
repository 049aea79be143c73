import Foundation
import IntentHost
import IntentWire
import IntentWords
import Testing

@Suite("An extension in a process of its own", .timeLimit(.minutes(1)))
struct ChildProcessTests {
  @Test("is greeted, described, queried, and performs")
  func conversation() async throws {
    let child = try unruly("echo")
    try await child.hello(HostEnvironment(languages: ["hr"]))
    #expect(try await child.describe().intents.first?.id == "Unruly.Echo")
    #expect(try await child.query(EntityRequest(type: "Unruly.E", filter: .all)) == [.string("all")])
    let outcome = try await child.perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
    #expect(outcome.value == .string("Unruly.Echo 0"))
    await child.close()
  }

  @Test("asks the person in the middle of a run")
  func asks() async throws {
    let child = try unruly("echo")
    let outcome = try await child.perform(
      Invocation(intent: "Unruly.Ask"), asking: Parrot(answer: .text("blue \u{2028} ž\n")))
    #expect(outcome.value == .string("You said blue \u{2028} ž\n"))
  }

  @Test("waits for a person longer than for itself")
  func slowPerson() async throws {
    struct Slow: Person {
      func answer(_ question: Question) async throws -> Answer {
        try await Task.sleep(for: .milliseconds(1600))
        return .text("late")
      }
    }
    let child = try unruly("echo", deadline: .milliseconds(1500))
    let outcome = try await child.perform(Invocation(intent: "Unruly.Ask"), asking: Slow())
    #expect(outcome.value == .string("You said late"))
  }

  @Test("performs a snippet while a question is open")
  func nested() async throws {
    struct Looker: Person {
      let child: ChildProcess
      func answer(_ question: Question) async throws -> Answer {
        guard let snippet = question.snippet else { return .cancelled }
        let card = try await child.perform(snippet, asking: Nobody()).card
        return .confirmed(card?.kind == "test/1")
      }
    }
    let child = try unruly("echo")
    let outcome = try await child.perform(Invocation(intent: "Unruly.Confirm"), asking: Looker(child: child))
    #expect(outcome.value == .string("confirmed"))
  }

  @Test("is told to stop when the person's side fails, and can be asked again")
  func personFails() async throws {
    struct Gone: Error {}
    struct Absent: Person {
      func answer(_ question: Question) async throws -> Answer { throw Gone() }
    }
    let child = try unruly("echo")
    await #expect(throws: Gone.self) {
      try await child.perform(Invocation(intent: "Unruly.Ask"), asking: Absent())
    }
    #expect(try await child.describe().intents.isEmpty == false)
  }

  @Test("has the caller's variables and the given ones, the given first")
  func environment() async throws {
    let child = try unruly("echo", environment: ["STAGEDOOR_LANGUAGE": "hr", "HOME": "/nowhere"])
    for (name, value) in [
      "STAGEDOOR_LANGUAGE": "hr", "HOME": "/nowhere", "PATH": ProcessInfo.processInfo.environment["PATH"],
    ] {
      let outcome = try await child.perform(
        Invocation(intent: "Unruly.Environment", parameters: ["text": .string(name)]), asking: Nobody())
      #expect(outcome.value == .string(value ?? "unset"))
    }
  }

  @Test("does not inherit an ignored SIGPIPE")
  func signals() async throws {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    let child = try unruly("echo")
    let outcome = try await child.perform(Invocation(intent: "Unruly.Signals"), asking: Nobody())
    #expect(outcome.value == .string("default"))
  }

  @Test("sends kinds that are not known, and goes on")
  func unknownKinds() async throws {
    let outcome = try await unruly("unknownKinds").perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
    #expect(outcome.value == .string("sung"))
  }

  @Test("may flood standard error; the end of it is kept")
  func complains() async throws {
    let child = try unruly("complain")
    let outcome = try await child.perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
    #expect(outcome.value == .string("heard"))
    await child.close()
    #expect(child.lastOutput.hasSuffix("complaint 99999 about everything there is\n"))
    #expect(child.lastOutput.utf8.count <= 16 << 10)
  }

  @Test("is gone, and reaped, when it is closed")
  func closes() async throws {
    for mode in ["echo", "deaf"] {
      let child = try unruly(mode)
      await child.close()
      #expect(kill(child.processIdentifier, 0) == -1 && errno == ESRCH, "\(mode)")
      await #expect(throws: IntentFailure.process(.closed(during: "describe"))) { try await child.describe() }
    }
  }

  @Test("is gone when nobody holds it any more")
  func forgotten() async throws {
    var child: ChildProcess? = try unruly("deaf")
    let pid = try #require(child?.processIdentifier)
    child = nil
    while kill(pid, 0) == 0 { await Task.yield() }
  }

  @Test("is stopped when the task that performs is cancelled")
  func cancelled() async throws {
    struct Endless: Person {
      let asked: AsyncStream<Void>.Continuation
      func answer(_ question: Question) async throws -> Answer {
        asked.yield()
        try await Task.sleep(for: .seconds(3600))
        return .cancelled
      }
    }
    let child = try unruly("echo")
    let (questions, asked) = AsyncStream.makeStream(of: Void.self)
    let run = Task { try await child.perform(Invocation(intent: "Unruly.Ask"), asking: Endless(asked: asked)) }
    for await _ in questions { break }
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(try await child.describe().intents.isEmpty == false)
  }
}
