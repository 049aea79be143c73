import Foundation

/// A file of identifiers, and where its entries stand.
package struct IdentifierFile: Hashable, Sendable {
  let identifiers: ReleasedIdentifiers
  /// As findings name it.
  let path: String
  private let lines: [Substring]

  init(_ identifiers: ReleasedIdentifiers, path: String, text: String) {
    self.identifiers = identifiers
    self.path = path
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Where a name stands that is within others: each opens on a line of its own, as this program writes them.
  func place(of names: [String]) -> FindingPlace {
    var waiting = names.map { "\"\($0)\"" }[...]
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      guard let name = waiting.first, text.hasPrefix(name) else { continue }
      waiting = waiting.dropFirst()
      if waiting.isEmpty { return FindingPlace(path: path, line: index + 1, column: line.count - text.count + 1) }
    }
    return FindingPlace(path: path)
  }
}

extension IdentifierFile {
  /// Far more than any project's.
  private static let largestFile = 64 << 20

  /// - Parameters:
  ///   - shown: the path as a message names it.
  ///   - named: the path as findings name it.
  /// - Throws: `CheckFailure`.
  static func read(_ path: String, shown: String, named: String) throws(CheckFailure) -> IdentifierFile {
    guard FileManager.default.fileExists(atPath: path) else { throw .identifiers(path: shown, .notFound) }
    guard let data = bytes(of: path, limit: largestFile) else { throw .identifiers(path: shown, .unreadable) }
    guard let identifiers = try? JSONDecoder().decode(ReleasedIdentifiers.self, from: data),
      identifiers.kind == "identifiers"
    else { throw .identifiers(path: shown, .otherKind) }
    guard identifiers.version == 1 else { throw .identifiers(path: shown, .otherVersion(identifiers.version)) }
    return IdentifierFile(identifiers, path: named, text: String(decoding: data, as: UTF8.self))
  }
}
