import Foundation
import WholeFiles

/// A file that the desk writes, whole or not at all.
package enum DeskFile {
  /// - Throws: `CardDeskProblem.unwritable`.
  package static func write(_ data: Data, to path: String) throws(CardDeskProblem) {
    do throws(FileFailure) {
      try WholeFile.write(data, to: path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
