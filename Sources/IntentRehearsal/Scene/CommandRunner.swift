import Foundation

/// Runs one command to its end, within a time and a size, without a shell and without input.
struct CommandRunner: Sendable {
  var executable: String
  var arguments: [String]
  /// All of it.
  var environment: [String: String]
  var folder: String?
  var deadline: Duration

  /// What a command may write, in bytes: far above a week or an export of a year.
  static let outputLimit = 1 << 20

  /// - Throws: `CommandFailure`.
  func run() async throws -> CommandEnd {
    try await withCheckedThrowingContinuation { continuation in
      // A thread of its own: waiting here would hold one that others wait for.
      Thread.detachNewThread {
        continuation.resume(with: Result { try runBlocking() })
      }
    }
  }

  private func runBlocking() throws -> CommandEnd {
    guard FileManager.default.fileExists(atPath: executable) else { throw CommandFailure.notFound(path: executable) }
    let process = Process()
    let output = Pipe()
    let ended = Pipe()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    process.terminationHandler = { _ in try? ended.fileHandleForWriting.close() }
    do {
      try process.run()
    } catch {
      throw CommandFailure.notExecutable(path: executable, reason: error.reason)
    }
    try? output.fileHandleForWriting.close()
    endWhatIsLeft(by: process.processIdentifier)
    let data = try collect(from: output.fileHandleForReading, until: ended.fileHandleForReading, of: process)
    let status = process.terminationStatus
    return CommandEnd(
      output: String(decoding: data, as: UTF8.self), status: process.terminationReason == .exit ? status : -status)
  }

  /// Foundation learns of an end only when all that the process started have ended too; so they end with it.
  private func endWhatIsLeft(by pid: pid_t) {
    Thread.detachNewThread {
      var info = siginfo_t()
      var result: Int32
      repeat { result = waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) } while result == -1 && errno == EINTR
      // Foundation starts a process in a group of its own.
      if result == 0 { kill(-pid, SIGKILL) }
    }
  }

  /// Reads until the process has ended and what it wrote is read.
  private func collect(from output: FileHandle, until ended: FileHandle, of process: Process) throws -> Data {
    let source = output.fileDescriptor
    _ = fcntl(source, F_SETFL, O_NONBLOCK)
    let limit = ContinuousClock.now + deadline
    var data = Data()
    var hasEnded = false
    var isOpen = true
    while !hasEnded {
      let left = limit - ContinuousClock.now
      var waits = [pollfd(fd: ended.fileDescriptor, events: Int16(POLLIN), revents: 0)]
      if isOpen { waits.append(pollfd(fd: source, events: Int16(POLLIN), revents: 0)) }
      let ready = poll(&waits, nfds_t(waits.count), left.milliseconds)
      if ready == 0 || left <= .zero {
        kill(-process.processIdentifier, SIGKILL)
        throw CommandFailure.deadlinePassed(seconds: deadline.seconds, command: commandLine)
      }
      hasEnded = ready > 0 && waits[0].revents != 0
      isOpen = drain(source, into: &data) && isOpen
      if data.count > Self.outputLimit {
        kill(-process.processIdentifier, SIGKILL)
        throw CommandFailure.tooMuchOutput(limit: Self.outputLimit, command: commandLine)
      }
    }
    return data
  }

  /// Reads what is there.
  /// - Returns: false when nothing more can come.
  private func drain(_ source: Int32, into data: inout Data) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= Self.outputLimit {
      let count = read(source, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer.prefix(count))
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
  fileprivate var milliseconds: Int32 { Int32(min(max(seconds * 1000, 0).rounded(.up), 3_600_000)) }
}
