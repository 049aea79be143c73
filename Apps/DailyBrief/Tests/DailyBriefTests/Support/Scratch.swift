import BriefEngine
import Foundation
import Synchronization

/// A folder of its own for one test, gone when the test is.
final class Scratch: Sendable {
  let folder: String
  private let count = Mutex(0)

  init() throws {
    folder = NSTemporaryDirectory() + "brief-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var path: String { folder + "/brief.json" }
  var bytes: Data? { FileManager.default.contents(atPath: path) }
  var hasCourier: Bool { FileManager.default.fileExists(atPath: path + ".focus") }

  /// How often the file was written.
  var writes: Int { count.withLock { $0 } }

  /// The real file, whose writes are counted.
  var file: BriefFile {
    BriefFile(path: path) { data, url in
      self.count.withLock { $0 += 1 }
      try data.write(to: url, options: .atomic)
    }
  }

  /// A door onto the file, at an instant that stands still in Zagreb.
  func door(now: String = "2026-06-10T09:00:00+02:00", language: String = "en") throws -> BriefDoor {
    let instant = try Date(now, strategy: .iso8601)
    guard let zone = TimeZone(identifier: "Europe/Zagreb") else { throw CocoaError(.featureUnsupported) }
    return BriefDoor(
      file: file,
      surroundings: BriefSurroundings(
        now: { () throws(BriefFailure) in instant }, timeZone: zone, language: language))
  }
}
