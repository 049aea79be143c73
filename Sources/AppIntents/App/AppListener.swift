#if os(Linux)
import IntentWire
import Synchronization

/// Takes in the connections of hosts, on threads of their own, and answers their routes.
final class AppListener: Sendable {
  /// How many hosts are answered at once: one is usual.
  static let mostConnections = 8

  private let socket: AppSocket.Listener?
  private let descriptor: Int32
  private let wasLaunched: Bool
  private let state = Mutex(State())

  private struct State {
    var connections = 0
    var hasLauncher = false
    var isLauncherGone = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// Whether descriptor 3 is the socket that a host left open for this process.
  static var hasLaunchSocket: Bool {
    guard ProcessInfo.processInfo.environment[AppSocket.variable] == "\(AppSocket.launchDescriptor)" else { return false }
    var listens: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    let code = getsockopt(AppSocket.launchDescriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size)
    return code == 0 && listens == 1
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
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
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
  }

  private func take(_ connection: Int32, _ answer: @escaping @Sendable (Route) async -> AppReply) {
    let (isTaken, isLauncher) = state.withLock { state in
      guard Self.isOfThisUser(connection), state.connections < Self.mostConnections else { return (false, false) }
      state.connections += 1
      defer { state.hasLauncher = true }
      return (true, wasLaunched && !state.hasLauncher)
    }
    guard isTaken else {
      Foundation.close(connection)
      return
    }
    Thread.detachNewThread { [self] in
      AppRouteReader(connection).read(answer)
      Foundation.close(connection)
      let waiting = state.withLock { state in
        state.connections -= 1
        guard isLauncher else { return [CheckedContinuation<Void, Never>]() }
        state.isLauncherGone = true
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
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
