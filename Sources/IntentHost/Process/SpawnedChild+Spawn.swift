import Foundation

/// Why a process could not be started, as `errno` says it.
struct SpawnError: Error {
  var code: Int32
}

extension SpawnedChild {
  /// - Parameters:
  ///   - command: the executable's path and its arguments.
  ///   - standard: what the child has as its descriptors 0, 1 and 2.
  static func spawn(_ command: [String], environment: [String], standard: [Int32]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in standard.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
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
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var pid: pid_t = 0
    let code = withCStrings(command) { arguments in
      withCStrings(environment) { variables in
        posix_spawn(&pid, command[0], &actions, &attributes, arguments, variables)
      }
    }
    guard code == 0 else { throw SpawnError(code: code) }
    return pid
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}
