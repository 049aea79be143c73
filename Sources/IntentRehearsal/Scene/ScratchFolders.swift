import Foundation
import Synchronization

/// The folders of the stores that are in use, so that whoever ends the process early can remove them too.
package enum ScratchFolders {
  private static let folders = Mutex<Set<String>>([])

  static func add(_ folder: String) { folders.withLock { _ = $0.insert(folder) } }

  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
    folders.withLock { _ = $0.remove(folder) }
  }

  package static func removeAll() {
    for folder in folders.withLock({ $0 }) { remove(folder) }
  }
}
