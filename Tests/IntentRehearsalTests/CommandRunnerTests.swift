import Foundation
import Testing

@testable import IntentRehearsal

@Suite("A command of which only the end is kept")
struct CommandRunnerTests {
  private func run(_ script: String, limit: Int, deadline: Duration = .seconds(30)) async throws -> CommandEnd {
    try await CommandRunner(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], folder: nil,
      deadline: deadline, limit: limit, keepsEnd: true
    ).run()
  }

  @Test("goes on however much it writes")
  func end() async throws {
    let end = try await run("head -c 1000000 /dev/zero | tr '\\0' x; echo last; exit 3", limit: 1000)
    #expect(end.output.hasSuffix("xlast\n") && end.status == 3)
    #expect((1000...2000).contains(end.output.utf8.count))
  }

  @Test("is ended at its deadline also when it never stops writing")
  func endless() async throws {
    await #expect(throws: CommandFailure.deadlinePassed(seconds: 0.2, command: "sh -c yes")) {
      try await run("yes", limit: 1000, deadline: .seconds(0.2))
    }
  }
}
