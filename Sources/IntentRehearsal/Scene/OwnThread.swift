import Foundation

/// Does what waits on a thread of its own: waiting on a task's would hold one that others wait for.
enum OwnThread {
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}
