import Foundation

/// Why a process could not be started, as `errno` says it.
package struct SpawnError: Error {
  package var code: Int32

  package init(code: Int32) { self.code = code }
}

extension SpawnedChild {
  /// - Parameters:
  ///   - command: the executable's path and its arguments.
  ///   - standard: what the child has as its descriptors 0, 1 and 2.
  ///   - folder: where it starts; nil: where this process is.
  ///   - hasOwnGroup: whether it leads a process group, so that all it starts can be ended with it.
  package static func spawn(
    _ command: [String], environment: [String], standard: [Int32], folder: String? = nil, hasOwnGroup: Bool = false
  ) throws(SpawnError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in standard.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }

    if let folder {
      let code = startFolder(folder, in: &actions)
      guard code == 0 else { throw SpawnError(code: code) }
    }

    // The child starts with no signal blocked, and with SIGPIPE as usual even when this process ignores it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // Group 0 is a new one, numbered as the child.
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var pid: pid_t = 0
    let code = withCStrings(command) { arguments in
      withCStrings(environment) { variables in
        posix_spawn(&pid, command[0], &actions, &attributes, arguments, variables)
      }
    }
    guard code == 0 else { throw SpawnError(code: code) }
    return pid
  }

  /// glibc has this since 2.29 as an extension, which Swift's Glibc module does not declare.
  private static func startFolder(_ folder: String, in actions: inout posix_spawn_file_actions_t) -> Int32 {
    typealias AddFolder = @convention(c) (
      UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
    ) -> Int32
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return ENOSYS }
    return unsafeBitCast(symbol, to: AddFolder.self)(&actions, folder)
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}
