import CardModel
import Foundation

@testable import CardDesk

/// A folder that goes when the test ends.
final class DeskFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }

  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }
}

extension DeskCard {
  /// As piped in.
  init(text: String) throws(CardDeskProblem) {
    try self.init(.standardInput) { most throws(CardDeskProblem) in Data(text.utf8.prefix(most)) }
  }
}

extension CardLayout {
  static let table = CardLayout(measurer: TableMeasurer())
}
