#if os(Linux)
import IntentWire
import Synchronization

/// Takes in the connections of hosts, on threads of their own, and answers their routes.
final class AppListener: Sendable {
  /// How many hosts are answered at once, where one is usual; others wait.
  static let mostConnections = 8
  /// In seconds. A host sends its route at once and reads the answer; who does not holds a place that others wait for.
  static let longestSilence = 5

  private let socket: AppSocket.Listener?
  private let descriptor: Int32
  private let wasLaunched: Bool
  private let state = Mutex(State())
  private let places = DispatchSemaphore(value: 0)

  private struct State {
    var hasLauncher = false
    var isLauncherGone = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// Whether descriptor 3 is the socket that a host left open for this process.
  static var hasLaunchSocket: Bool {
    guard ProcessInfo.processInfo.environment[AppSocket.variable] == "\(AppSocket.launchDescriptor)" else { return false }
    return option(SO_ACCEPTCONN) == 1 && option(SO_DOMAIN) == AF_UNIX
  }

  private static func option(_ name: Int32) -> Int32? {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(AppSocket.launchDescriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
  }

  /// - Returns: nil when another process listens there.
  static func open(inFolder folder: String) throws(AppSocket.Failure) -> AppListener? {
    if hasLaunchSocket {
      _ = fcntl(AppSocket.launchDescriptor, F_SETFD, FD_CLOEXEC)
      return AppListener(descriptor: AppSocket.launchDescriptor, socket: nil)
    }
    if let other = try AppSocket.connect(inFolder: folder) {
      Foundation.close(other)
      return nil
    }
    let socket = try AppSocket.listen(inFolder: folder)
    return AppListener(descriptor: socket.descriptor, socket: socket)
  }

  private init(descriptor: Int32, socket: AppSocket.Listener?) {
    self.descriptor = descriptor
    self.socket = socket
    wasLaunched = socket == nil
  }

  func start(_ answer: @escaping @Sendable (Route) async -> AppReply) {
    for _ in 0..<Self.mostConnections { places.signal() }
    Thread.detachNewThread { [self] in
      while true {
        places.wait()
        let connection = accept(descriptor, nil, nil)
        if connection < 0, errno == EINTR || errno == ECONNABORTED {
          places.signal()
          continue
        }
        guard connection >= 0 else { return }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        take(connection, answer)
      }
    }
  }

  func launcherIsGone() async {
    guard wasLaunched else { return }
    await withCheckedContinuation { continuation in
      let isGone = state.withLock { state in
        if !state.isLauncherGone { state.waiting.append(continuation) }
        return state.isLauncherGone
      }
      if isGone { continuation.resume() }
    }
  }

  func close() {
    socket?.remove()
    // The thread that accepts wakes up with an error.
    shutdown(descriptor, Int32(SHUT_RDWR))
    places.signal()
  }

  private func take(_ connection: Int32, _ answer: @escaping @Sendable (Route) async -> AppReply) {
    guard Self.isOfThisUser(connection) else {
      Foundation.close(connection)
      places.signal()
      return
    }
    let isLauncher = state.withLock { state in
      defer { state.hasLauncher = true }
      return wasLaunched && !state.hasLauncher
    }
    if isLauncher { watchLauncher(connection) } else { limitSilence(of: connection) }
    Thread.detachNewThread { [self] in
      AppRouteReader(connection).read(answer)
      // Whoever watches the launcher has it open, too.
      shutdown(connection, Int32(SHUT_RDWR))
      Foundation.close(connection)
      if isLauncher { launcherLeft() }
      places.signal()
    }
  }

  /// The thread that reads cannot tell while it waits for an answer, which may never come.
  private func watchLauncher(_ connection: Int32) {
    let watched = fcntl(connection, F_DUPFD_CLOEXEC, 0)
    guard watched >= 0 else { return }
    Thread.detachNewThread { [self] in
      var wait = pollfd(fd: watched, events: 0, revents: 0)
      while poll(&wait, 1, -1) == -1, errno == EINTR {}
      Foundation.close(watched)
      launcherLeft()
    }
  }

  private func launcherLeft() {
    let waiting = state.withLock { state in
      state.isLauncherGone = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  private func limitSilence(of connection: Int32) {
    var time = timeval(tv_sec: Self.longestSilence, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      _ = setsockopt(connection, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  /// The file's mode says so already; the kernel says who it is.
  private static func isOfThisUser(_ connection: Int32) -> Bool {
    // A `ucred`, which Swift's Glibc does not declare: process, user, group.
    var peer: [UInt32] = [0, 0, 0]
    var size = socklen_t(3 * MemoryLayout<UInt32>.size)
    return getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer[1] == getuid()
  }
}
#endif
