import Foundation
import IntentHost
import IntentWire
import Testing

@Suite("An extension that misbehaves is told apart by how", .timeLimit(.minutes(1)))
struct UnrulyTests {
  static let during = "perform Unruly.Echo"
  static let known: [(String, ProcessFailure)] = [
    ("crash", .crashed(signal: SIGABRT, during: during, lastOutput: "about to fall\n")),
    ("half", .crashed(signal: SIGKILL, during: during, lastOutput: "")),
    ("exit", .exited(status: 7, during: during, lastOutput: "store is gone\n")),
    ("early", .exited(status: 3, during: during, lastOutput: "")),
    ("garbage", .garbage(line: "Hello, World!", during: during, lastOutput: "printing\n")),
    ("noise", .garbage(line: "\u{FFFD}\0\u{FFFD}", during: during, lastOutput: "")),
    (
      "outOfTurn",
      .garbage(line: #"{"body":[],"kind":"queried","wire":1}"#, during: during, lastOutput: "")
    ),
    ("version", .wrongVersion(theirs: 2, ours: 1)),
    ("closeOutput", .hungUp(during: during, lastOutput: "")),
  ]

  @Test("with what was asked and the end of standard error", arguments: known)
  func told(_ mode: String, _ failure: ProcessFailure) async throws {
    let child = try unruly(mode)
    await #expect(throws: IntentFailure.process(failure)) {
      try await child.perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
    }
    #expect(kill(child.processIdentifier, 0) == -1, "it is gone, and reaped")
    await #expect(throws: IntentFailure.process(failure), "and stays gone") { try await child.describe() }
  }

  @Test(
    "a hang ends at the deadline, and so does endless news",
    arguments: [
      ("hang", "thinking\n"), ("chatter", ""), ("deaf", ""),
    ])
  func deadline(_ mode: String, _ output: String) async throws {
    let child = try unruly(mode, deadline: .milliseconds(1500))
    let failure = ProcessFailure.deadlinePassed(seconds: 1.5, during: Self.during, lastOutput: output)
    await #expect(throws: IntentFailure.process(failure)) {
      try await child.perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
    }
    #expect(kill(child.processIdentifier, 0) == -1)
  }

  @Test("a line of 100 MB is cut off soon after the longest")
  func longLine() async throws {
    let child = try unruly("flood")
    await #expect {
      try await child.perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
    } throws: { error in
      guard case .process(.lineTooLong(let bytes, Self.during, _)) = error as? IntentFailure else { return false }
      return (Wire.longestLine..<Wire.longestLine + (1 << 20)).contains(bytes)
    }
  }

  @Test("an extension that does not read cannot hold up the host, however much it is told")
  func deaf() async throws {
    let child = try unruly("deaf", deadline: .milliseconds(300))
    let much = Invocation(intent: "Unruly.Echo", parameters: ["text": .string(String(repeating: "a", count: 4 << 20))])
    await #expect {
      try await child.perform(much, asking: Nobody())
    } throws: { error in
      guard case .process(.deadlinePassed) = error as? IntentFailure else { return false }
      return true
    }
  }

  private actor Counter: Person {
    var count = 0
    let answer: Answer
    init(_ answer: Answer) { self.answer = answer }
    func answer(_ question: Question) async throws -> Answer {
      count += 1
      return answer
    }
  }

  @Test("one that never stops asking is ended, and who cancelled is asked once", arguments: [
    (Answer.cancelled, 1), (Answer.text("a"), ChildProcess.mostQuestions),
  ])
  func insists(_ answer: Answer, _ asked: Int) async throws {
    let child = try unruly("insist")
    let person = Counter(answer)
    await #expect(
      throws: IntentFailure.process(
        .tooManyQuestions(limit: ChildProcess.mostQuestions, during: Self.during, lastOutput: ""))
    ) {
      try await child.perform(Invocation(intent: "Unruly.Echo"), asking: person)
    }
    #expect(await person.count == asked)
    #expect(kill(child.processIdentifier, 0) == -1)
  }

  @Test("one that is not there, and one that cannot run, are told by their path")
  func unstartable() throws {
    #expect(throws: IntentFailure.process(.notFound(path: "/nowhere/at/all"))) {
      try ChildProcess(executable: "/nowhere/at/all")
    }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: IntentFailure.process(.notExecutable(path: folder, reason: "Permission denied"))) {
      try ChildProcess(executable: folder)
    }
  }

  @Test("many at once leave nothing behind")
  func many() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask {
          let child = try unruly(index.isMultiple(of: 2) ? "echo" : "crash")
          _ = try? await child.perform(Invocation(intent: "Unruly.Echo"), asking: Nobody())
          await child.close()
          #expect(kill(child.processIdentifier, 0) == -1)
        }
      }
      try await group.waitForAll()
    }
  }
}
