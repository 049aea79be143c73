import Foundation

/// The socket at which an app that runs is reached (`Documentation/Wire.md`, the app's own connection).
package enum AppSocket {
  package static let fileName = "app.socket"
  /// Names the descriptor of the socket that an app launched by the host finds open.
  package static let variable = "STAGEDOOR_APP"
  /// The first one after the three standard ones, as socket activation has it.
  package static let launchDescriptor: Int32 = 3
  /// How many connections may wait until the app takes them: what Linux has allowed since long before 5.4.
  private static let mostWaiting: Int32 = 128

  /// Why there is no socket, as facts.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Reaches the app.
  /// - Returns: a descriptor; nil when no app listens there.
  package static func connect(inFolder folder: String) throws(Failure) -> Int32? {
    guard FileManager.default.fileExists(atPath: path(in: folder)) else { return nil }
    let socket = try makeConnecting(for: folder)
    let code = withAddress(fileName, in: folder) { Foundation.connect(socket, $0, $1) }
    if code == 0 { return socket }
    close(socket)
    // What an app that crashed left behind.
    if code == ECONNREFUSED || code == ENOENT { return nil }
    throw failure(code, in: folder)
  }

  /// A socket that listens, in place of whatever was left there.
  package static func listen(inFolder folder: String) throws(Failure) -> Listener {
    try publish(inFolder: folder) { _ in 0 }
  }

  /// A socket that listens, and the first connection to it: nobody can have come before, or listens there instead.
  package static func listenConnected(inFolder folder: String) throws(Failure) -> (Listener, connection: Int32) {
    let connection = try makeConnecting(for: folder)
    do {
      let listener = try publish(inFolder: folder) { name in
        withAddress(name, in: folder) { Foundation.connect(connection, $0, $1) }
      }
      return (listener, connection)
    } catch {
      close(connection)
      throw error
    }
  }

  /// - Parameter prepare: what is done under a name that nobody knows, before others can come; 0, or why it failed.
  private static func publish(
    inFolder folder: String, _ prepare: (_ name: String) -> Int32
  ) throws(Failure) -> Listener {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(path: folder, reason: error.localizedDescription)
    }
    let socket = try make(for: folder)
    // Made under a name of its own, so that whoever connects meanwhile meets one that listens, or none.
    let name = "\(fileName).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    // The kernel gives the file the mode that the socket has.
    var code = fchmod(socket, 0o600) == 0 ? 0 : errno
    if code == 0 { code = withAddress(name, in: folder) { Foundation.bind(socket, $0, $1) } }
    if code == 0, Foundation.listen(socket, mostWaiting) != 0 { code = errno }
    if code == 0 { code = prepare(name) }
    if code == 0, rename("\(folder)/\(name)", path(in: folder)) != 0 { code = errno }
    guard code == 0 else {
      unlink("\(folder)/\(name)")
      close(socket)
      throw failure(code, in: folder)
    }
    return Listener(descriptor: socket, path: path(in: folder))
  }

  private static func path(in folder: String) -> String { "\(folder)/\(fileName)" }

  private static func failure(_ code: Int32, in folder: String) -> Failure {
    Failure(path: path(in: folder), reason: String(cString: strerror(code)))
  }

  private static func makeConnecting(for folder: String) throws(Failure) -> Int32 {
    let socket = try make(for: folder)
    // To an app that takes in nobody any more, a connection would wait for ever.
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    return socket
  }

  private static func make(for folder: String) throws(Failure) -> Int32 {
    #if os(Linux)
    let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #else
    let socket = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw failure(errno, in: folder) }
    return socket
  }

  /// - Returns: 0, or why it failed.
  private static func withAddress(
    _ name: String, in folder: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // An address has room for 108 bytes, and a person's folder may have a longer name.
    let short = Array("/proc/self/fd/\(descriptor)/\(name)".utf8)
    guard short.count < MemoryLayout.size(ofValue: address.sun_path) else { return ENAMETOOLONG }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        while true {
          if body(address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 { return 0 }
          if errno != EINTR { return errno }
        }
      }
    }
  }
}

extension AppSocket {
  /// A socket that listens, and its file.
  package struct Listener: Sendable {
    package let descriptor: Int32
    private let path: String
    private let inode: ino_t?

    init(descriptor: Int32, path: String) {
      self.descriptor = descriptor
      self.path = path
      inode = Self.inode(of: path)
    }

    /// Takes the file away, unless another app has put its own there since.
    package func remove() {
      if let inode, Self.inode(of: path) == inode { unlink(path) }
    }

    private static func inode(of path: String) -> ino_t? {
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_ino : nil
    }
  }
}
