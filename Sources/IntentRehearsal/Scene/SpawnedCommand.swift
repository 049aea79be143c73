import Foundation
import IntentHost

/// A command in a process group of its own, whose two streams go into one pipe.
///
/// Foundation's `Process` and `Pipe` would do, but they trap when the descriptors run out.
struct SpawnedCommand: Sendable {
  let pid: pid_t
  /// What it writes; non-blocking.
  let output: Int32
  /// Can be read, that is, has ended, once the process has ended.
  let ended: Int32

  /// - Parameters:
  ///   - words: the executable's path and its arguments.
  ///   - environment: all of it.
  init(_ words: [String], environment: [String: String], folder: String?) throws(SpawnError) {
    var opened: [Int32] = []
    do throws(SpawnError) {
      let news = try SpawnedChild.socketPair()
      opened += news
      let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard input >= 0 else { throw SpawnError(code: errno) }
      opened.append(input)
      let pipe: [Int32]
      (pipe, pid) = try SpawnedChild.alone { () throws(SpawnError) in
        let pipe = try SpawnedChild.pipe()
        opened += pipe
        let pid = try RunningCommands.start { () throws(SpawnError) in
          try SpawnedChild.spawn(
            words, environment: environment.map { "\($0.key)=\($0.value)" }, standard: [input, pipe[1], pipe[1]],
            folder: folder, hasOwnGroup: true)
        }
        return (pipe, pid)
      }
      (output, ended) = (pipe[0], news[0])
      for descriptor in [input, pipe[1]] { _ = Foundation.close(descriptor) }
      watch(tellingBy: news[1])
    } catch {
      for descriptor in opened { _ = Foundation.close(descriptor) }
      throw error
    }
  }

  /// Nothing that the command left running outlives it.
  private func watch(tellingBy teller: Int32) {
    let pid = pid
    Thread.detachNewThread {
      var info = siginfo_t()
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
      // Nobody has reaped it yet, so that the number is still its own.
      _ = Foundation.kill(-pid, SIGKILL)
      _ = Foundation.close(teller)
    }
  }

  func kill() { _ = Foundation.kill(-pid, SIGKILL) }

  /// Waits for the end; to be called once.
  /// - Returns: the exit status, or a signal's number, negated.
  func reap() -> Int32 {
    var wait = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    while poll(&wait, 1, -1) == -1, errno == EINTR {}
    RunningCommands.remove(pid)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  func close() { for descriptor in [output, ended] { _ = Foundation.close(descriptor) } }
}
