import Foundation
import Synchronization

/// The one place where a catalog of the copy is changed, and put back.
package final class MutatedFiles: Sendable {
  private struct State {
    var paths: [String] = []
    var original = Data()
    var isClosed = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Writes a changed catalog; what was changed before is put back first.
  /// - Parameter paths: the source, and then its copies among the products. It is written first and put back last: when
  ///   a copy is wrong, the source is newer, and the next build makes the copy again.
  /// - Returns: false when nothing may be changed any more.
  func write(_ bytes: [UInt8], to paths: [String], original: [UInt8]) throws -> Bool {
    try state.withLock { state in
      try Self.putBack(&state)
      guard !state.isClosed else { return false }
      (state.paths, state.original) = (paths, Data(original))
      for path in paths { try Data(bytes).write(to: URL(filePath: path)) }
      return true
    }
  }

  func restore() throws { try state.withLock { try Self.putBack(&$0) } }

  /// Puts back what is changed, and lets nothing be changed any more.
  package func close() {
    state.withLock { state in
      state.isClosed = true
      try? Self.putBack(&state)
    }
  }

  private static func putBack(_ state: inout State) throws {
    for path in state.paths.reversed() { try state.original.write(to: URL(filePath: path)) }
    state.paths = []
  }
}
