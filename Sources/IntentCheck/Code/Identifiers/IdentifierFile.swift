import Foundation

/// A file of identifiers, and where its entries stand.
package struct IdentifierFile: Hashable, Sendable {
  let identifiers: ReleasedIdentifiers
  /// As findings name it.
  let path: String
  /// The lines that begin with a text in quotes, by that text, in order.
  private let places: [Substring: [FindingPlace]]

  init(_ identifiers: ReleasedIdentifiers, path: String, text: String) {
    self.identifiers = identifiers
    self.path = path
    var places: [Substring: [FindingPlace]] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      guard content.first == "\"", let end = content.dropFirst().firstIndex(of: "\"") else { continue }
      let place = FindingPlace(path: path, line: index + 1, column: line.count - content.count + 1)
      places[content[...end], default: []].append(place)
    }
    self.places = places
  }

  /// Where a name stands that is within others: each opens on a line of its own, as this program writes them.
  func place(of names: [String]) -> FindingPlace {
    var place = FindingPlace(path: path)
    for name in names {
      guard let next = places["\"\(name)\""]?.first(where: { $0.line > place.line }) else { return FindingPlace(path: path) }
      place = next
    }
    return place
  }
}

extension IdentifierFile {
  /// - Parameters:
  ///   - shown: the path as a message names it.
  ///   - named: the path as findings name it.
  /// - Throws: `CheckFailure`.
  static func read(_ path: String, shown: String, named: String) throws(CheckFailure) -> IdentifierFile {
    do throws(KeptFileFault) {
      let file = try KeptFile<ReleasedIdentifiers>(path)
      return IdentifierFile(file.document, path: named, text: file.text)
    } catch {
      throw .identifiers(path: shown, error)
    }
  }
}
