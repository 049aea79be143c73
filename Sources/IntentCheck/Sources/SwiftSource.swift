import Foundation
import SwiftParser
import SwiftSyntax

/// One Swift file, parsed.
struct SwiftSource {
  let path: String
  let tree: SourceFileSyntax
  let locations: SourceLocationConverter

  /// Parses text; what does not parse is kept as the parser recovered it.
  init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }
}
