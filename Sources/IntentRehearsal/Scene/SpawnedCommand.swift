import Foundation
import IntentHost

/// A command in a process group of its own, whose two streams go into one pipe; or one that has this process's terminal.
///
/// Foundation's `Process` and `Pipe` would do, but they trap when the descriptors run out.
struct SpawnedCommand: Sendable {
  let pid: pid_t
  /// What it writes; non-blocking. Nil for one that has the terminal.
  let output: Int32?
  /// Can be read, that is, has ended, once the process has ended.
  let ended: Int32
  /// Whoever has the terminal stays in its group, gets its signals, and tidies the terminal up by itself.
  private let hasOwnGroup: Bool

  /// - Parameters:
  ///   - words: the executable's path and its arguments.
  ///   - environment: all of it.
  ///   - onTerminal: whether it has this process's standard streams.
  ///   - socket: what it has as its descriptor 3.
  init(
    _ words: [String], environment: [String: String], folder: String?, onTerminal: Bool = false, socket: Int32? = nil
  ) throws(SpawnError) {
    var opened: [Int32] = []
    do throws(SpawnError) {
      let news = try SpawnedChild.socketPair()
      opened += news
      let variables = environment.map { "\($0.key)=\($0.value)" }
      let more = socket.map { [$0] } ?? []
      if onTerminal {
        pid = try SpawnedChild.spawn(words, environment: variables, standard: [0, 1, 2] + more, folder: folder)
        output = nil
      } else {
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { throw SpawnError(code: errno) }
        opened.append(input)
        let pipe: [Int32]
        (pipe, pid) = try SpawnedChild.alone { () throws(SpawnError) in
          let pipe = try SpawnedChild.pipe()
          opened += pipe
          let pid = try RunningCommands.start { () throws(SpawnError) in
            try SpawnedChild.spawn(
              words, environment: variables, standard: [input, pipe[1], pipe[1]] + more, folder: folder,
              hasOwnGroup: true)
          }
          return (pipe, pid)
        }
        output = pipe[0]
        for descriptor in [input, pipe[1]] { _ = Foundation.close(descriptor) }
      }
      hasOwnGroup = !onTerminal
      ended = news[0]
      watch(tellingBy: news[1])
    } catch {
      for descriptor in opened { _ = Foundation.close(descriptor) }
      throw error
    }
  }

  /// Nothing that the command left running outlives it.
  private func watch(tellingBy teller: Int32) {
    let (pid, hasOwnGroup) = (pid, hasOwnGroup)
    Thread.detachNewThread {
      var info = siginfo_t()
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
      // Nobody has reaped it yet, so that the number is still its own.
      if hasOwnGroup { _ = Foundation.kill(-pid, SIGKILL) }
      _ = Foundation.close(teller)
    }
  }

  /// Asks one that has the terminal to end.
  func terminate() { _ = Foundation.kill(pid, SIGTERM) }

  func kill() { _ = Foundation.kill(hasOwnGroup ? -pid : pid, SIGKILL) }

  /// Whether it ends within that time, in milliseconds; -1 waits as long as it takes.
  func hasEnded(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    var count: Int32
    repeat { count = poll(&wait, 1, milliseconds) } while count == -1 && errno == EINTR
    return count > 0
  }

  /// Waits for the end; to be called once.
  /// - Returns: the exit status, or a signal's number, negated.
  func reap() -> Int32 {
    _ = hasEnded(within: -1)
    RunningCommands.remove(pid)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  func close() { for descriptor in [output, ended] { if let descriptor { _ = Foundation.close(descriptor) } } }
}
