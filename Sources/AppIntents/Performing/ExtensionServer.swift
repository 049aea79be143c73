import IntentWire

/// Serves the wire: reads a line, does what it says, writes a line.
package actor ExtensionServer {
  private let performer: Performer
  private let write: @Sendable (ExtensionMessage) -> Void
  /// The requests under way: one, and a snippet intent while a question of it is open.
  private var work: [Int: Task<Void, Never>] = [:]
  private var started = 0
  /// The open question first; then those asked meanwhile, each told once the one before it is answered.
  private var asked: [Asked] = []

  package init(performer: Performer, write: @escaping @Sendable (ExtensionMessage) -> Void) {
    self.performer = performer
    self.write = write
  }

  /// Takes one message; long work goes on while the next one is read, for it may be an answer.
  package func take(_ message: HostMessage) async {
    switch message {
    case .hello(let environment): await performer.hello(environment)
    case .describe: write(.described(await performer.describe()))
    case .query(let request): start { server, _ in .queried(try await server.performer.query(request)) }
    case .perform(let invocation):
      start { server, number in
        let person = WirePerson(server: server, request: number)
        return .outcome(try await server.performer.perform(invocation, asking: person))
      }
    case .answer(let answer): resume(with: answer)
    case .cancel:
      work.values.forEach { $0.cancel() }
      giveUp { _ in true }
    case .unknown: break
    }
  }

  private func start(_ job: @escaping @Sendable (ExtensionServer, Int) async throws -> ExtensionMessage) {
    let environment = performer.environment
    started += 1
    let number = started
    work[number] = Task {
      let message: ExtensionMessage
      do {
        message = try await job(self, number)
      } catch {
        message = .failed(IntentFailure(error, languages: environment.languages))
      }
      // What a task left behind still asks must not hold the next request's questions back.
      giveUp { $0.request == number }
      write(message)
      work[number] = nil
    }
  }

  /// - Parameter question: what the host has to answer: `ask` or `foreground`.
  fileprivate func ask(_ question: ExtensionMessage, of request: Int) async throws -> Answer {
    // A question that comes after the host's `cancel` would wait for an answer that never comes. The task that asks
    // need not be the request's own.
    guard let work = work[request], !work.isCancelled else { throw CancellationError() }
    // Another request is a snippet's, which the host draws to show the open question: to wait for that would not end.
    guard asked.allSatisfy({ $0.request == request }) else { throw CancellationError() }
    return try await withCheckedThrowingContinuation { continuation in
      // An answer does not say which question it is to, so only one is open at a time.
      asked.append(Asked(request: request, question: question, continuation: continuation))
      if asked.count == 1 { write(question) }
    }
  }

  private func resume(with answer: Answer) {
    guard !asked.isEmpty else { return }
    asked.removeFirst().continuation.resume(returning: answer)
    if let next = asked.first { write(next.question) }
  }

  private func giveUp(_ isMeant: (Asked) -> Bool) {
    let given = asked.filter(isMeant)
    asked.removeAll(where: isMeant)
    given.forEach { $0.continuation.resume(throwing: CancellationError()) }
  }
}

/// A question and who waits for its answer.
private struct Asked {
  let request: Int
  let question: ExtensionMessage
  let continuation: CheckedContinuation<Answer, any Error>
}

/// The person at the other end of the wire.
private struct WirePerson: Person {
  let server: ExtensionServer
  let request: Int

  func answer(_ question: Question) async throws -> Answer { try await server.ask(.ask(question), of: request) }

  func bringForward(_ invocation: Invocation) async throws {
    let answer = try await server.ask(.foreground(invocation), of: request)
    guard answer == .confirmed(true) else { throw IntentFailure.foregroundDenied }
  }
}
