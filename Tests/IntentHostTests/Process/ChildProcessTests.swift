import Foundation
import IntentWire
import IntentWords
import Testing

@testable import IntentHost

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
    // Takes as long as another child that misses the same deadline, and began later.
    struct Slow: Person {
      let other: ChildProcess
      func answer(_ question: Question) async throws -> Answer {
        _ = try? await other.perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
        return .text("late")
      }
    }
    let deadline = Duration.seconds(2)
    let other = try unruly("hang", deadline: deadline)
    let child = try unruly("echo", deadline: deadline)
    let outcome = try await child.perform(Invocation(intent: "Unruly.Ask"), asking: Slow(other: other))
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
    // In a process of its own: how a signal is taken is the whole process's.
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      let child = try unruly("echo")
      let outcome = try await child.perform(Invocation(intent: "Unruly.Signals"), asking: Nobody())
      #expect(outcome.value == .string("default"))
    }
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
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/held"
    #expect(mkfifo(pipe, 0o600) == 0)
    // It holds the pipe open as long as it lives.
    var child: ChildProcess? = try ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "exec 9>\"$0\"; exec \"$1\" deaf", pipe, unrulyPath])
    let end = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let held = open(pipe, O_RDONLY)
        continuation.resume(returning: held)
      }
    }
    #expect(child != nil)
    child = nil
    let rest = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var byte: UInt8 = 0
        continuation.resume(returning: read(end, &byte, 1))
      }
    }
    close(end)
    #expect(rest == 0)
  }

  @Test("closed in the middle of a run, it lets go of what nobody will take")
  func closedWhileAsking() async throws {
    struct Leaving: Person {
      let child: ChildProcess
      func answer(_ question: Question) async throws -> Answer {
        await child.close()
        return .cancelled
      }
    }
    let child = try unruly("echo")
    await #expect(throws: IntentFailure.self) {
      try await child.perform(Invocation(intent: "Unruly.Ask"), asking: Leaving(child: child))
    }
    #expect(child.mailbox.isClosed)
  }

  @Test("a cancellation that comes late does not reach the next run")
  func lateCancel() async throws {
    struct Disturbed: Person {
      let child: ChildProcess
      func answer(_ question: Question) async throws -> Answer {
        await child.cancel(run: 1)
        return .text("still here")
      }
    }
    let child = try unruly("echo")
    _ = try await child.perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
    let outcome = try await child.perform(Invocation(intent: "Unruly.Ask"), asking: Disturbed(child: child))
    #expect(outcome.value == .string("You said still here"))
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
