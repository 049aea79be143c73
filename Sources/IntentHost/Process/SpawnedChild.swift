import Foundation

/// How a process ended.
enum ProcessEnd: Hashable, Sendable {
  case exited(status: Int32)
  case signalled(Int32)
}

/// A process with a socket as its standard input, and pipes from its standard output and error.
///
/// Foundation's `Process` would do, but waits 50 ms for an end, and a write to a dead child raises SIGPIPE, which could
/// be ignored only for this whole process and every child. `send` on a socket does not raise it.
package final class SpawnedChild: @unchecked Sendable {
  let pid: pid_t
  /// Non-blocking; whoever reads them closes them.
  let output: Int32
  let error: Int32

  /// A pipe is made without its close-on-exec mark: no other child may start before it has it.
  private static let spawning = NSLock()
  private let lock = NSLock()
  private var input: Int32?
  private var isReaped = false
  private var waitingWrites = 0
  private let writer = DispatchQueue(label: "stagedoor.child.input")

  /// - Parameters:
  ///   - executable: a path.
  ///   - environment: all of it.
  /// - Throws: `SpawnError`.
  init(executable: String, arguments: [String], environment: [String: String]) throws {
    Self.spawning.lock()
    defer { Self.spawning.unlock() }
    let sockets = try Self.socketPair()
    var descriptors = sockets
    do {
      let outputPipe = try Self.pipe()
      descriptors += outputPipe
      let errorPipe = try Self.pipe()
      descriptors += errorPipe
      pid = try Self.spawn(
        [executable] + arguments, environment: environment.map { "\($0.key)=\($0.value)" },
        standard: [sockets[1], outputPipe[1], errorPipe[1]])
      (output, error) = (outputPipe[0], errorPipe[0])
      input = sockets[0]
      for theirs in [sockets[1], outputPipe[1], errorPipe[1]] { _ = Foundation.close(theirs) }
    } catch {
      for descriptor in descriptors { _ = Foundation.close(descriptor) }
      throw error
    }
  }

  /// Writes without waiting for the child to read; what it has not yet read waits in a queue.
  func send(_ data: Data) {
    lock.lock()
    var sent = 0
    if waitingWrites == 0, let input { sent = Self.send(data, to: input, flags: Int32(MSG_DONTWAIT)) }
    guard sent < data.count else { return lock.unlock() }
    waitingWrites += 1
    lock.unlock()
    let rest = Data(data.dropFirst(sent))
    writer.async {
      // A descriptor of its own, so that closing the input elsewhere cannot hand its number to another file.
      let descriptor = self.lock.withLock { self.input.map { fcntl($0, F_DUPFD_CLOEXEC, 3) } ?? -1 }
      if descriptor >= 0 {
        _ = Self.send(rest, to: descriptor, flags: 0)
        _ = Foundation.close(descriptor)
      }
      self.lock.withLock { self.waitingWrites -= 1 }
    }
  }

  /// Ends the child's standard input, which asks it to exit.
  func closeInput() {
    lock.withLock {
      guard let input else { return }
      shutdown(input, Int32(SHUT_RDWR))
      _ = Foundation.close(input)
      self.input = nil
    }
  }

  /// Ends it at once, and what waits to be written with it.
  func kill() {
    lock.withLock { if !isReaped { _ = Foundation.kill(pid, SIGKILL) } }
    closeInput()
  }

  /// Waits until it ends; to be called once, from a thread that may block.
  func reap() -> ProcessEnd {
    // Look first and reap under the lock, so that `kill` never meets another process with this id.
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return lock.withLock {
      var status: Int32 = 0
      while waitpid(pid, &status, 0) == -1, errno == EINTR {}
      isReaped = true
      let signal = status & 0x7F
      return signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
    }
  }

  /// Spawns what needs a pipe of its own, while no other child starts.
  package static func alone<Result>(_ body: () throws(SpawnError) -> Result) throws(SpawnError) -> Result {
    spawning.lock()
    defer { spawning.unlock() }
    return try body()
  }

  package static func socketPair() throws(SpawnError) -> [Int32] {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw SpawnError(code: errno) }
    return ends
  }

  /// To be called within `alone`; its reading end comes first, and does not block.
  package static func pipe() throws(SpawnError) -> [Int32] {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw SpawnError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return ends
  }

  /// - Returns: how many bytes were taken.
  private static func send(_ data: Data, to descriptor: Int32, flags: Int32) -> Int {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.send(
          descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, flags | Int32(MSG_NOSIGNAL))
        if count > 0 { sent += count } else if count == -1, errno == EINTR { continue } else { break }
      }
      return sent
    }
  }
}
