import IntentWire

/// Serves the wire: reads a line, does what it says, writes a line.
package actor ExtensionServer {
  private let performer: Performer
  private let write: @Sendable (ExtensionMessage) -> Void
  /// The requests under way: one, and a snippet intent while a question of it is open.
  private var work: [Int: Task<Void, Never>] = [:]
  private var started = 0
  private var waiting: CheckedContinuation<Answer, any Error>?

  package init(performer: Performer, write: @escaping @Sendable (ExtensionMessage) -> Void) {
    self.performer = performer
    self.write = write
  }

  /// Takes one message; long work goes on while the next one is read, for it may be an answer.
  package func take(_ message: HostMessage) async {
    switch message {
    case .hello(let environment): try? await performer.hello(environment)
    case .describe:
      if let description = try? await performer.describe() { write(.described(description)) }
    case .query(let request): start { server in .queried(try await server.performer.query(request)) }
    case .perform(let invocation):
      start { server in .outcome(try await server.performer.perform(invocation, asking: WirePerson(server: server))) }
    case .answer(let answer): resume(with: .success(answer))
    case .cancel:
      work.values.forEach { $0.cancel() }
      resume(with: .failure(CancellationError()))
    case .unknown: break
    }
  }

  private func start(_ job: @escaping @Sendable (ExtensionServer) async throws -> ExtensionMessage) {
    let environment = performer.environment
    started += 1
    let number = started
    work[number] = Task {
      do {
        write(try await job(self))
      } catch {
        write(.failed(IntentFailure(error, languages: environment.languages)))
      }
      work[number] = nil
    }
  }

  fileprivate func ask(_ question: Question) async throws -> Answer {
    // A question that comes after the host's `cancel` would wait for an answer that never comes.
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      waiting?.resume(throwing: CancellationError())
      waiting = continuation
      write(.ask(question))
    }
  }

  private func resume(with answer: Result<Answer, any Error>) {
    let continuation = waiting
    waiting = nil
    continuation?.resume(with: answer)
  }
}

/// The person at the other end of the wire.
private struct WirePerson: Person {
  let server: ExtensionServer
  func answer(_ question: Question) async throws -> Answer { try await server.ask(question) }
}
