import Foundation
import IntentHost
import IntentWire
import Synchronization
import Testing

@Suite("An extension in its own process")
struct ExtensionTests {
  @Test("prints to standard error: nothing gets between the messages")
  func prints() async throws {
    let child = try door()
    let outcome = try await child.perform(Invocation(intent: "DoorExtension.PrintSomething"), asking: Nobody())
    #expect(outcome.value == .string("printed"))
    await child.close()
  }

  @Test("asks, and takes the answer")
  func asks() async throws {
    let child = try door()
    let person = ScriptedPerson([.text("Ana")])
    let outcome = try await child.perform(Invocation(intent: "DoorExtension.AskForName"), asking: person)
    #expect(outcome.value == .string("Hello Ana"))
    #expect(person.questions.map(\.parameter) == ["name"])
    await child.close()
  }

  @Test("has what its root registered, and names what it did not")
  func dependencies() async throws {
    let child = try door()
    let outcome = try await child.perform(Invocation(intent: "DoorExtension.RingBell"), asking: Nobody())
    #expect(outcome.value == .string("ding"))
    await #expect(
      throws: IntentFailure.missingDependency(type: "Knocker", property: "knocker", intent: "DoorExtension.Knock")
    ) {
      try await child.perform(Invocation(intent: "DoorExtension.Knock"), asking: Nobody())
    }
    await child.close()
  }

  @Test("answers a line that is no message with a failure, and goes on; exits when its input ends")
  func garbage() throws {
    let lines = [
      "{not a message",
      #"{"wire": 1, "kind": "perform", "body": {"intent": "DoorExtension.Public", "parameters": {}}}"#,
    ]
    let answers = try talk(lines)
    #expect(answers.count == 2)
    guard case .failed(.unlocalized) = answers.first else {
      Issue.record("\(answers)")
      return
    }
    #expect(answers.last == .outcome(Outcome()))
  }

  @Test("ignores an empty line")
  func emptyLines() throws {
    let perform = #"{"wire": 1, "kind": "perform", "body": {"intent": "DoorExtension.Public", "parameters": {}}}"#
    let answers = try talk(["\n\n" + perform, "\n" + perform])
    #expect(answers == [.outcome(Outcome()), .outcome(Outcome())])
  }

  @Test("stops a run that is cancelled, whether it waits for an answer or works")
  func cancelled() throws {
    let perform = #"{"wire": 1, "kind": "perform", "body": {"intent": "DoorExtension.WaitForever", "parameters": {}}}"#
    let cancel = #"{"wire": 1, "kind": "cancel"}"#
    let confirm = #"{"wire": 1, "kind": "answer", "body": {"kind": "confirmed", "value": true}}"#
    for lines in [[perform, cancel], [perform, confirm, cancel]] {
      let answers = try talk(lines, onAsk: true)
      #expect(answers.last == .failed(.cancelled))
    }
  }

  /// Writes lines to the extension, and reads as many messages as it then answers with.
  /// - Parameter onAsk: whether the lines after the first wait for a question.
  private func talk(_ lines: [String], onAsk: Bool = false) throws -> [ExtensionMessage] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: built("DoorExtension"))
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    // What never answers would hold the tests for ever; its end is an answer that no test expects.
    let watchdog = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watchdog)
    defer { watchdog.cancel() }
    var pending = Data()
    func message() throws -> ExtensionMessage? {
      while true {
        if let end = pending.firstIndex(of: 0x0A) {
          let line = Data(pending[pending.startIndex..<end])
          pending = Data(pending[pending.index(after: end)...])
          return try WireLine.decode(ExtensionMessage.self, from: line)
        }
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return nil }
        pending += more
      }
    }
    func write(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }
    var answers: [ExtensionMessage] = []
    for (place, line) in lines.enumerated() {
      write(line)
      // After a question the other lines follow at once: a cancel must reach the run wherever it is.
      if onAsk ? place == 0 : true, let answer = try message() { answers.append(answer) }
    }
    if onAsk, let answer = try message() { answers.append(answer) }
    try input.fileHandleForWriting.close()
    ended.wait()
    #expect(process.terminationStatus == 0)
    return answers
  }
}
