import IntentHost
import IntentWire

/// A connection whose process may be ended and started again, in another environment, without the host noticing.
///
/// A process starts when it is first needed. It lives until `renew`, or, when every call is to start cold, to the
/// end of the call that started it.
package actor RenewableConnection: IntentConnection {
  package typealias Start = @Sendable (_ environment: [String: String]) throws -> any IntentConnection

  private let start: Start
  private let isCold: Bool
  private var environment: [String: String]
  private var current: (any IntentConnection)?
  private var greeting: HostEnvironment?
  /// Calls that are going on: a snippet may be performed while a question is open.
  private var calls = 0
  private var isClosed = false
  private var endedOutput = ""

  package init(environment: [String: String], isCold: Bool = false, start: @escaping Start) {
    self.environment = environment
    self.isCold = isCold
    self.start = start
  }

  /// The next call starts a process with this environment, unless the present one has just that.
  package func renew(environment: [String: String]) async {
    guard environment != self.environment else { return }
    self.environment = environment
    await end()
  }

  /// Ends the present process; the next call starts another.
  package func end() async {
    guard let ending = current else { return }
    current = nil
    await ending.close()
    endedOutput = Self.output(of: ending)
  }

  /// The end of what the present process, or else the last one, wrote to standard error.
  package var lastOutput: String { current.map(Self.output) ?? endedOutput }

  private static func output(of connection: any IntentConnection) -> String {
    (connection as? ChildProcess)?.lastOutput ?? ""
  }

  package func hello(_ environment: HostEnvironment) async throws {
    greeting = environment
    try await current?.hello(environment)
  }

  package func describe() async throws -> ExtensionDescription {
    try await call { try await $0.describe() }
  }

  package func query(_ request: EntityRequest) async throws -> [IntentValue] {
    try await call { try await $0.query(request) }
  }

  package func perform(_ invocation: Invocation, asking person: any Person) async throws -> Outcome {
    try await call { try await $0.perform(invocation, asking: person) }
  }

  package func close() async {
    isClosed = true
    await end()
  }

  private func call<Reply: Sendable>(
    _ body: @Sendable (any IntentConnection) async throws -> Reply
  ) async throws -> Reply {
    calls += 1
    let result: Result<Reply, any Error>
    do {
      result = .success(try await body(try await connection()))
    } catch {
      result = .failure(error)
    }
    calls -= 1
    if isCold, calls == 0 { await end() }
    return try result.get()
  }

  private func connection() async throws -> any IntentConnection {
    if let current { return current }
    guard !isClosed else { throw IntentFailure.cancelled }
    let started = try start(environment)
    current = started
    if let greeting { try await started.hello(greeting) }
    return started
  }
}
