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
    case .hello(let environment): await performer.hello(environment)
    case .describe: write(.described(await performer.describe()))
    case .query(let request): start { server, _ in .queried(try await server.performer.query(request)) }
    case .perform(let invocation):
      start { server, number in
        let person = WirePerson(server: server, request: number)
        return .outcome(try await server.performer.perform(invocation, asking: person))
      }
    case .answer(let answer): resume(with: .success(answer))
    case .cancel:
      work.values.forEach { $0.cancel() }
      resume(with: .failure(CancellationError()))
    case .unknown: break
    }
  }

  private func start(_ job: @escaping @Sendable (ExtensionServer, Int) async throws -> ExtensionMessage) {
    let environment = performer.environment
    started += 1
    let number = started
    work[number] = Task {
      do {
        write(try await job(self, number))
      } catch {
        write(.failed(IntentFailure(error, languages: environment.languages)))
      }
      work[number] = nil
    }
  }

  fileprivate func ask(_ question: Question, of request: Int) async throws -> Answer {
    // A question that comes after the host's `cancel` would wait for an answer that never comes. The task that asks
    // need not be the request's own.
    guard let work = work[request], !work.isCancelled else { throw CancellationError() }
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
  let request: Int

  func answer(_ question: Question) async throws -> Answer { try await server.ask(question, of: request) }
}
