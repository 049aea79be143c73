import Foundation
import IntentWire

/// An extension in a process of its own, spoken to as `Documentation/Wire.md` says.
///
/// Once anything went wrong the process is dead, and every later request throws the same failure.
package actor ChildProcess: IntentConnection {
  private let child: SpawnedChild
  nonisolated let mailbox = Mailbox()
  private let tail = OutputTail()
  private let deadline: Duration
  private var failure: ProcessFailure?
  /// What is going on: nothing, a request, or a run whose question is open.
  private var state = State.idle
  private var hasEnded = false
  /// The runs that are going on, by number: a snippet's stands within the one whose question is open.
  private var runs: Set<Int> = []
  private var lastRun = 0

  /// How many questions one run may ask: more than any person answers.
  package static let mostQuestions = 1000

  enum State: Equatable { case idle, requesting, asking }

  /// Starts it.
  /// - Parameters:
  ///   - executable: a path.
  ///   - environment: set in addition to this process's own, and over it.
  ///   - deadline: how long the extension's turn may take; the time in which the person is asked does not count.
  ///     The default is what the system gives an intent in the background.
  /// - Throws: `IntentFailure.process` with `notFound` or `notExecutable`.
  package init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    deadline: Duration = .seconds(30)
  ) throws {
    self.deadline = deadline
    let all = ProcessInfo.processInfo.environment.merging(environment) { _, given in given }
    do {
      child = try SpawnedChild(executable: executable, arguments: arguments, environment: all)
      try ChildReader(child: child, mailbox: mailbox, tail: tail).start()
    } catch let error as SpawnError {
      throw IntentFailure.process(Self.failure(error, path: executable))
    }
  }

  deinit {
    child.kill()
    mailbox.close()
  }

  /// The end of what it wrote to standard error, 16 KiB at most.
  package nonisolated var lastOutput: String { tail.text }

  package nonisolated var processIdentifier: Int32 { child.pid }

  package func hello(_ environment: HostEnvironment) async throws {
    try tell(.hello(environment), during: "hello")
  }

  package func describe() async throws -> ExtensionDescription {
    let during = "describe"
    return try await request(.describe, during: during) { message in
      if case .described(let description) = message { description } else { nil }
    }
  }

  package func query(_ request: EntityRequest) async throws -> [IntentValue] {
    let asked = request.parameter.map { "\(request.invocation?.intent ?? "").\($0)" } ?? request.type
    return try await self.request(.query(request), during: "query \(asked)") { message in
      if case .queried(let values) = message { values } else { nil }
    }
  }

  package func perform(_ invocation: Invocation, asking person: any Person) async throws -> Outcome {
    let during = "perform \(invocation.intent)"
    let before = state
    guard before != .requesting else {
      throw IntentFailure.unlocalized(type: "StageDoor", reason: "\(during): another request is still going on")
    }
    state = .requesting
    lastRun += 1
    let number = lastRun
    runs.insert(number)
    defer {
      state = before
      runs.remove(number)
    }
    try tell(.perform(invocation), during: during)
    return try await withTaskCancellationHandler {
      try await run(invocation, asking: person, during: during)
    } onCancel: {
      Task { await self.cancel(run: number) }
    }
  }

  /// Asks it to exit by ending its input, and kills it when it does not.
  package func close() async {
    if failure == nil { failure = .closed(during: "") }
    guard state == .idle else {
      child.kill()
      // Nobody may take what lies there any more, and a full box would hold the reading thread for ever.
      return mailbox.close()
    }
    child.closeInput()
    await waitForEnd(atMost: ChildReader.grace)
    mailbox.close()
  }
}

// MARK: - One request

extension ChildProcess {
  private func request<Reply>(
    _ message: HostMessage, during: String, reply: (ExtensionMessage) -> Reply?
  ) async throws -> Reply {
    guard state == .idle else {
      throw IntentFailure.unlocalized(type: "StageDoor", reason: "\(during): another request is still going on")
    }
    state = .requesting
    defer { state = .idle }
    try tell(message, during: during)
    let limit = ContinuousClock.now + deadline
    while true {
      let (message, line) = try await next(before: limit, during: during)
      if let reply = reply(message) { return reply }
      switch message {
      case .failed(let failure): throw failure
      case .progress, .reload, .donated, .unknown: continue
      case .described, .queried, .ask, .foreground, .outcome: throw await garbage(line, during: during)
      }
    }
  }

  private func run(_ invocation: Invocation, asking person: any Person, during asked: String) async throws -> Outcome {
    var during = asked
    var limit = ContinuousClock.now + deadline
    var personsError: (any Error)?
    var questions = 0
    var hasCancelled = false
    while true {
      let (message, line) = try await next(before: limit, during: during)
      switch message {
      case .outcome(let outcome):
        if let personsError { throw personsError }
        return outcome
      case .failed(let failure): throw personsError ?? failure
      case .ask, .foreground:
        questions += 1
        guard questions <= Self.mostQuestions else {
          throw await end { .tooManyQuestions(limit: Self.mostQuestions, during: asked, lastOutput: $0) }
        }
        // Who cancelled is not asked again, and an extension that was told so wins no time by asking.
        if hasCancelled {
          personsError = personsError ?? IntentFailure.cancelled
          try tell(.cancel, during: "cancel \(invocation.intent)")
          continue
        }
        do {
          state = .asking
          defer { state = .requesting }
          let answer = try await Self.answer(to: message, person)
          hasCancelled = answer == .cancelled
          during = "\(Self.name(ofAnswerTo: message)) of \(invocation.intent)"
          try tell(.answer(answer), during: during)
        } catch {
          hasCancelled = true
          personsError = error
          try tell(.cancel, during: "cancel \(invocation.intent)")
        }
        limit = ContinuousClock.now + deadline
      case .progress, .reload, .donated: await person.hear(message)
      case .unknown: continue
      case .described, .queried: throw await garbage(line, during: during)
      }
    }
  }

  private static func answer(to message: ExtensionMessage, _ person: any Person) async throws -> Answer {
    switch message {
    case .ask(let question): return try await person.answer(question)
    case .foreground(let invocation):
      do {
        try await person.bringForward(invocation)
        return .confirmed(true)
      } catch IntentFailure.foregroundDenied {
        return .confirmed(false)
      }
    default: return .cancelled
    }
  }

  private static func name(ofAnswerTo message: ExtensionMessage) -> String {
    if case .ask(let question) = message { "answer \(question.parameter ?? question.kind.rawValue)" } else { "foreground" }
  }

  /// Comes from a task of its own, so perhaps only when another request is going on: that one is none of its business.
  func cancel(run number: Int) {
    if runs.contains(number) { try? tell(.cancel, during: "cancel") }
  }

  private func tell(_ message: HostMessage, during: String) throws {
    if let failure {
      if case .closed = failure { throw IntentFailure.process(.closed(during: during)) }
      throw IntentFailure.process(failure)
    }
    child.send(try WireLine.encode(message))
  }
}

// MARK: - What comes back, and what went wrong

extension ChildProcess {
  private func next(
    before limit: ContinuousClock.Instant, during: String
  ) async throws -> (message: ExtensionMessage, line: Data) {
    let event = await mailbox.take(before: limit)
    if case .ended = event { hasEnded = true }
    switch event {
    case .line(let line):
      do {
        return (try WireLine.decode(ExtensionMessage.self, from: line), line)
      } catch let failure as ProcessFailure {
        throw await end(failure)
      } catch {
        throw await garbage(line, during: during)
      }
    case .tooLong(let bytes):
      throw await end { .lineTooLong(bytes: bytes, during: during, lastOutput: $0) }
    case .hungUp: throw await end { .hungUp(during: during, lastOutput: $0) }
    case .ended(.exited(let status)):
      throw await end { .exited(status: status, during: during, lastOutput: $0) }
    case .ended(.signalled(let signal)):
      throw await end { .crashed(signal: signal, during: during, lastOutput: $0) }
    case nil:
      let seconds = Double(deadline.components.seconds) + Double(deadline.components.attoseconds) / 1e18
      throw await end { .deadlinePassed(seconds: seconds, during: during, lastOutput: $0) }
    }
  }

  private func garbage(_ line: Data, during: String) async -> IntentFailure {
    let beginning = String(decoding: line.prefix(200), as: UTF8.self)
    return await end { .garbage(line: beginning, during: during, lastOutput: $0) }
  }

  /// Kills the process, waits until it is gone and all it wrote has been read, and keeps the failure for later requests.
  private func end(_ failure: (_ lastOutput: String) -> ProcessFailure) async -> IntentFailure {
    child.kill()
    await waitForEnd(atMost: ChildReader.grace)
    let failure = self.failure ?? failure(tail.text)
    self.failure = failure
    mailbox.close()
    return .process(failure)
  }

  private func end(_ failure: ProcessFailure) async -> IntentFailure { await end { _ in failure } }

  private func waitForEnd(atMost patience: Duration) async {
    var limit = ContinuousClock.now + patience
    var isKilled = false
    while !hasEnded {
      switch await mailbox.take(before: limit) {
      case .ended: hasEnded = true
      case .line, .tooLong, .hungUp: continue
      case nil:
        if isKilled { return }
        isKilled = true
        child.kill()
        limit = ContinuousClock.now + patience
      }
    }
  }

  private static func failure(_ error: SpawnError, path: String) -> ProcessFailure {
    // A script whose interpreter is missing is "not found" to the kernel, and there nevertheless.
    error.code == ENOENT && !FileManager.default.fileExists(atPath: path)
      ? .notFound(path: path) : .notExecutable(path: path, reason: String(cString: strerror(error.code)))
  }
}
