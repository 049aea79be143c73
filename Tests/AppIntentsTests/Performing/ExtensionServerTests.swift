import AppIntents
import IntentWire
import Testing

/// Asks from a task that a cancelling does not reach, after its run was cancelled.
struct AskLate: AppIntent {
  static let title: LocalizedStringResource = "Ask late"
  @Parameter(title: "Text") var text: String?
  @Parameter(title: "Gate", default: true) var waits: Bool
  @TaskLocal static var begun = Gate()
  @TaskLocal static var goesOn = Gate()

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let (begun, goesOn) = (Self.begun, Self.goesOn)
    let said = try await Task.detached { [$text] in
      begun.open()
      if waits { await goesOn.wait() }
      return try await $text.requestValue()
    }.value
    return .result(value: said)
  }
}

/// Asks two things at once.
struct AskTwice: AppIntent {
  static let title: LocalizedStringResource = "Ask twice"
  @Parameter(title: "First") var first: String?
  @Parameter(title: "Second") var second: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    async let one = $first.requestValue("A?")
    async let other = $second.requestValue("B?")
    return .result(value: try await "\(one), \(other)")
  }
}

/// Ends while a task it left behind still waits for an answer.
struct LeaveAsking: AppIntent {
  static let title: LocalizedStringResource = "Leave asking"
  @Parameter(title: "Text") var text: String?

  func perform() async throws -> some IntentResult {
    Task.detached { [$text] in try await $text.requestValue() }
    await AskLate.goesOn.wait()
    return .result()
  }
}

@Suite("What serves the wire", .timeLimit(.minutes(1)))
struct ExtensionServerTests {
  private let begun = Gate()
  private let goesOn = Gate()
  private let messages = AsyncStream<ExtensionMessage>.makeStream()

  private func server() -> ExtensionServer {
    ExtensionServer(performer: Performer(registry: registry)) { [messages] in messages.continuation.yield($0) }
  }

  private func take(_ messages: [HostMessage], _ server: ExtensionServer) async {
    await AskLate.$begun.withValue(begun) {
      await AskLate.$goesOn.withValue(goesOn) {
        for message in messages { await server.take(message) }
      }
    }
  }

  private func perform(waits: Bool) -> HostMessage {
    .perform(Invocation(intent: "AppIntentsTests.AskLate", parameters: ["waits": .boolean(waits)]))
  }

  @Test("asks nothing for a request that is cancelled, from whichever task")
  func cancelled() async {
    let server = server()
    await take([perform(waits: true)], server)
    await begun.wait()
    await take([.cancel], server)
    goesOn.open()
    #expect(await messages.stream.first { _ in true } == .failed(.cancelled))
  }

  @Test("asks for the next request as before")
  func next() async {
    let server = server()
    await take([perform(waits: true)], server)
    await begun.wait()
    await take([.cancel], server)
    goesOn.open()
    var iterator = messages.stream.makeAsyncIterator()
    #expect(await iterator.next() == .failed(.cancelled))
    await take([perform(waits: false)], server)
    guard case .ask = await iterator.next() else {
      Issue.record("no question")
      return
    }
    await take([.answer(.text("heard"))], server)
    #expect(await iterator.next() == .outcome(Outcome(value: .string("heard"))))
  }

  @Test("asks one question after the other, and each hears its own answer")
  func twice() async {
    let server = server()
    await take([.perform(Invocation(intent: "AppIntentsTests.AskTwice"))], server)
    var iterator = messages.stream.makeAsyncIterator()
    var asked: [String?] = []
    for _ in 0..<2 {
      guard case .ask(let question) = await iterator.next() else {
        Issue.record("no question")
        return
      }
      asked.append(question.parameter)
      await take([.answer(.text("the \(question.parameter ?? "")"))], server)
    }
    #expect(Set(asked) == ["first", "second"])
    #expect(await iterator.next() == .outcome(Outcome(value: .string("the first, the second"))))
  }

  @Test("forgets a question whose run has ended, and refuses one of another run meanwhile")
  func left() async {
    let server = server()
    var iterator = messages.stream.makeAsyncIterator()
    await take([.perform(Invocation(intent: "AppIntentsTests.LeaveAsking"))], server)
    guard case .ask = await iterator.next() else {
      Issue.record("no question")
      return
    }
    await take([perform(waits: false)], server)
    #expect(await iterator.next() == .failed(.cancelled))
    goesOn.open()
    #expect(await iterator.next() == .outcome(Outcome()))
    await take([perform(waits: false)], server)
    guard case .ask = await iterator.next() else {
      Issue.record("no question")
      return
    }
    await take([.cancel], server)
  }

  @Test("describes")
  func describes() async {
    await take([.describe], server())
    #expect(await messages.stream.first { _ in true } == .described(ExtensionDescription(of: registry)))
  }
}
