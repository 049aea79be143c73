import Foundation
import Synchronization

/// SIGHUP, SIGINT and SIGTERM end the process as always, but only after what must be tidied up.
enum Interruption {
  /// Where the handler, which may do next to nothing, tells the thread which signal came.
  private static let teller = Atomic<Int32>(-1)

  /// - Parameter work: done on a thread of its own, when the first of the signals comes; it is to call `end`.
  static func beforeIt(_ work: @escaping @Sendable (_ end: () -> Void) -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    teller.store(ends[1], ordering: .sequentiallyConsistent)
    let listener = ends[0]
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(listener, &number, 1) != 1 { if errno != EINTR { return } }
      work {
        signal(Int32(number), SIG_DFL)
        kill(getpid(), Int32(number))
      }
    }
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let before = signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interruption.teller.load(ordering: .sequentiallyConsistent), &byte, 1)
      }
      // Whoever started this wants the signal ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }
}
