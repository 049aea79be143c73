import Synchronization

/// Notes which parameter a key path reads, since a key path on Linux does not say where it leads.
package final class ReadRecorder: Sendable {
  @TaskLocal package static var current: ReadRecorder?
  private let last = Mutex<ObjectIdentifier?>(nil)

  package init() {}
  package func record(_ parameter: some AnyObject) { last.withLock { $0 = ObjectIdentifier(parameter) } }
  package var recorded: ObjectIdentifier? { last.withLock { $0 } }
}
