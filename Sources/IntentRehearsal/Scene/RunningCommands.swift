import Foundation
import Synchronization

/// The commands that are running, so that whoever ends the process early can end them too.
package enum RunningCommands {
  private static let groups = Mutex<Set<pid_t>>([])

  static func add(_ group: pid_t) { groups.withLock { _ = $0.insert(group) } }

  /// To be called before the process is reaped: its number is another's afterwards.
  static func remove(_ group: pid_t) { groups.withLock { _ = $0.remove(group) } }

  package static func endAll() {
    groups.withLock { for group in $0 { kill(-group, SIGKILL) } }
  }
}
