/// Files that pass a rule, or fail it where they are marked.
package struct RuleExample: Hashable, Sendable {
  /// Stands in the text directly before each place that the rule must name; it is no part of the file.
  package static let mark: Character = "▸"

  /// What the example shows, in a few words.
  package var title: String
  /// The texts of the files by their paths, marks included.
  package var markedFiles: [String: String]

  package init(_ title: String, files: [String: String]) {
    self.title = title
    markedFiles = files
  }

  /// A catalog of its own.
  /// - Parameters:
  ///   - strings: the members of the catalog's `strings`.
  ///   - table: the catalog's name without its ending.
  package init(
    _ title: String, strings: String, source: String = "en", table: String = "Localizable"
  ) {
    self.init(title, files: ["\(table).xcstrings": Self.catalog(strings: strings, source: source)])
  }

  /// The text of a catalog with these members.
  package static func catalog(strings: String, source: String = "en") -> String {
    "{\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\", \"strings\": {\n\(strings)\n}}\n"
  }

  /// Whether no place is marked.
  package var passes: Bool { !markedFiles.values.contains { $0.contains(Self.mark) } }

  /// The files as the rule reads them.
  package var files: [String: String] {
    markedFiles.mapValues { text in text.filter { $0 != Self.mark } }
  }

  /// The marked places, in order.
  package var places: [FindingPlace] {
    markedFiles.sorted { $0.key < $1.key }.flatMap { path, text in Self.places(in: text, path: path) }
  }

  private static func places(in text: String, path: String) -> [FindingPlace] {
    var places: [FindingPlace] = []
    var (line, column) = (1, 1)
    for scalar in text.unicodeScalars {
      if Character(scalar) == mark {
        places.append(FindingPlace(path: path, line: line, column: column))
      } else if scalar == "\n" {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return places
  }
}
