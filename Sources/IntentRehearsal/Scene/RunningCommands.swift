import Foundation
import IntentHost
import Synchronization

/// The commands that are running, so that whoever ends the process early can end them too.
package enum RunningCommands {
  private static let groups = Mutex<Set<pid_t>>([])

  /// Spawns one, which is known from its first moment.
  static func start(_ spawn: () throws(SpawnError) -> pid_t) throws(SpawnError) -> pid_t {
    try groups.withLock { groups throws(SpawnError) in
      let group = try spawn()
      groups.insert(group)
      return group
    }
  }

  /// To be called before the process is reaped: its number is another's afterwards.
  static func remove(_ group: pid_t) { groups.withLock { _ = $0.remove(group) } }

  /// Ends them, and lets nobody start another or hear of an end before the rest is done.
  package static func endAll(then rest: () -> Void) {
    groups.withLock {
      for group in $0 { kill(-group, SIGKILL) }
      rest()
    }
  }
}
