import Foundation
import IntentHost

/// Runs one command to its end, within a time and a size, without a shell and without input.
package struct CommandRunner: Sendable {
  var executable: String
  var arguments: [String]
  /// All of it.
  var environment: [String: String]
  var folder: String?
  var deadline: Duration
  /// How many bytes the command may write.
  var limit = outputLimit
  /// Whether one that writes more goes on, and only the end of its output is kept.
  var keepsEnd = false

  /// What a command may write, in bytes: far above a week or an export of a year.
  package static let outputLimit = 1 << 20

  package init(
    executable: String, arguments: [String], environment: [String: String], folder: String?, deadline: Duration,
    limit: Int = outputLimit, keepsEnd: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.deadline = deadline
    self.limit = limit
    self.keepsEnd = keepsEnd
  }

  /// - Throws: `CommandFailure`.
  package func run() async throws -> CommandEnd {
    try await OwnThread.run { Result { try runBlocking() } }.get()
  }

  private func runBlocking() throws -> CommandEnd {
    guard FileManager.default.fileExists(atPath: executable) else { throw CommandFailure.notFound(path: executable) }
    let command: SpawnedCommand
    do {
      command = try SpawnedCommand(
        [executable] + arguments, environment: environment, folder: folder)
    } catch {
      throw CommandFailure.notExecutable(path: executable, reason: String(cString: strerror(error.code)))
    }
    defer { command.close() }
    do {
      let data = try collect(from: command)
      return CommandEnd(output: String(decoding: data, as: UTF8.self), status: command.reap())
    } catch {
      command.kill()
      _ = command.reap()
      throw error
    }
  }

  /// Reads until the process has ended and what it wrote is read.
  private func collect(from command: SpawnedCommand) throws -> Data {
    let end = ContinuousClock.now + deadline
    var data = Data()
    var hasEnded = false
    guard let output = command.output else { return data }
    var isOpen = true
    while !hasEnded {
      let left = end - ContinuousClock.now
      var waits = [pollfd(fd: command.ended, events: Int16(POLLIN), revents: 0)]
      if isOpen { waits.append(pollfd(fd: output, events: Int16(POLLIN), revents: 0)) }
      let ready = poll(&waits, nfds_t(waits.count), left.milliseconds)
      if ready == 0 || left <= .zero {
        throw CommandFailure.deadlinePassed(seconds: deadline.seconds, command: commandLine)
      }
      hasEnded = ready > 0 && waits[0].revents != 0
      isOpen = drain(output, into: &data) && isOpen
      if data.count > limit, !keepsEnd {
        throw CommandFailure.tooMuchOutput(limit: limit, command: commandLine)
      }
    }
    return data
  }

  /// Reads what is there.
  /// - Returns: false when nothing more can come.
  private func drain(_ source: Int32, into data: inout Data) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // Whoever writes without an end comes to its deadline all the same.
    for _ in 0..<64 where data.count <= limit || keepsEnd {
      let count = read(source, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer.prefix(count))
        if keepsEnd, data.count > 2 * limit { data = Data(data.suffix(limit)) }
      } else if count == 0 {
        return false
      } else if errno != EINTR {
        return true
      }
    }
    return true
  }

  private var commandLine: String {
    ([URL(filePath: executable).lastPathComponent] + arguments).map(CommandWords.quoted).joined(separator: " ")
  }
}

extension Duration {
  package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

  /// Rounded up, so that a wait of almost nothing is not a wait of nothing; an hour at most.
  var milliseconds: Int32 { Int32(min(max(seconds * 1000, 0).rounded(.up), 3_600_000)) }
}
