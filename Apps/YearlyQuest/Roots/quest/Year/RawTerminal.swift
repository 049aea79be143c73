import Foundation

/// The terminal while a year is shown in it: keys come at once and unseen, on a screen of its own.
///
/// However the program ends, the terminal is as it was: `leave` is called at the end and by the handlers of signals.
/// So all it needs is kept where a handler may look, and nothing in it allocates.
enum RawTerminal {
  // Unsafe only by name: written before the handlers are installed, and read by them.
  nonisolated(unsafe) private static var earlier = termios()
  nonisolated(unsafe) private static var isRaw: sig_atomic_t = 0
  nonisolated(unsafe) private static var pipe: (read: Int32, write: Int32) = (-1, -1)

  /// Signals that the loop hears of, so that it can close the store first.
  private static let heard = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// Signals after which nothing of the program can be trusted to run but the handler.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

  // Another screen, and no cursor; and back (xterm's private modes 1049 and 25).
  private static let enterSequence: StaticString = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leaveSequence: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Whether the terminal can be had.
  static func open() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(STDIN_FILENO, &earlier) == 0, Foundation.pipe(&ends) == 0 else { return false }
    pipe = (ends[0], ends[1])
    // A handler must never wait, whatever nobody has read yet.
    _ = fcntl(pipe.write, F_SETFL, O_NONBLOCK)
    _ = fcntl(pipe.read, F_SETFL, O_NONBLOCK)
    for signal in heard { listen(signal) }
    for signal in crashes {
      install(signal, flags: Int32(truncatingIfNeeded: SA_RESETHAND)) { number in
        RawTerminal.leave()
        raise(number)
      }
    }
    enter()
    return true
  }

  static func close() {
    leave()
    for signal in heard + crashes { Foundation.signal(signal, SIG_DFL) }
  }

  private static func enter() {
    var raw = earlier
    // Signals stay: Control-C and Control-Z mean what they always do.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    isRaw = 1
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    emit(enterSequence)
  }

  /// Safe in a handler: `write` and `tcsetattr` may be called there (POSIX 2.4.3).
  private static func leave() {
    guard isRaw == 1 else { return }
    isRaw = 0
    emit(leaveSequence)
    tcsetattr(STDIN_FILENO, TCSANOW, &earlier)
  }

  private static func emit(_ sequence: StaticString) {
    var left = sequence.utf8CodeUnitCount
    var place = sequence.utf8Start
    while left > 0 {
      let written = write(STDOUT_FILENO, place, left)
      guard written > 0 else { return }
      (left, place) = (left - written, place + written)
    }
  }

  private static func listen(_ number: Int32) {
    install(number, flags: 0) { number in
      let kept = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(RawTerminal.pipe.write, &byte, 1)
      errno = kept
    }
  }

  private static func install(_ number: Int32, flags: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
    sigaction(number, &action, nil)
  }

  /// What came: keys, something to be shown (when nothing came in time, that is what there is), a signal, or the end
  /// of the input.
  enum Event {
    case keys([UInt8])
    case wish
    case signal(Int32)
    case end
  }

  /// Has `next` return, from any thread; there is no signal 0.
  static func wake() {
    var byte: UInt8 = 0
    _ = write(pipe.write, &byte, 1)
  }

  /// Waits for what comes next.
  /// - Parameter milliseconds: how long; -1 for as long as it takes.
  static func next(within milliseconds: Int32 = -1) -> Event {
    while true {
      var watched = [
        pollfd(fd: pipe.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&watched, 2, milliseconds)
      if count == 0 { return .wish }
      if count < 0, errno != EINTR { return .end }
      var byte: UInt8 = 0
      if read(pipe.read, &byte, 1) == 1 { return byte == 0 ? .wish : .signal(Int32(byte)) }
      guard count > 0, watched[1].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 256)
      let size = read(STDIN_FILENO, &bytes, bytes.count)
      if size < 0, errno == EINTR || errno == EAGAIN { continue }
      return size > 0 ? .keys(Array(bytes[..<size])) : .end
    }
  }

  /// Stops as Control-Z asks, and comes back when the shell lets it.
  static func stop() {
    leave()
    raiseByDefault(SIGTSTP)
    listen(SIGTSTP)
    enter()
  }

  /// Ends as the signal would have ended the program.
  static func die(of number: Int32) {
    close()
    raiseByDefault(number)
  }

  /// Has the signal do what it does where nobody listens: the threads that run tasks keep signals from themselves.
  private static func raiseByDefault(_ number: Int32) {
    Foundation.signal(number, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(number)
  }
}
