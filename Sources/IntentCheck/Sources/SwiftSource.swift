import Foundation
import SwiftParser
import SwiftSyntax

/// One Swift file, parsed.
struct SwiftSource: Sendable {
  /// Relative to the project's folder.
  let path: String
  /// The index of the target it belongs to; nil when no manifest tells.
  let target: Int?
  let bytes: Data
  let tree: SourceFileSyntax
  /// The modules it imports.
  let imports: Set<String>

  /// Parses text; what does not parse is kept as the parser recovered it.
  init(path: String, target: Int? = nil, bytes: Data) {
    self.path = path
    self.target = target
    self.bytes = bytes
    tree = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    imports = Self.imports(of: tree)
  }

  init(path: String, target: Int? = nil, text: String) {
    self.init(path: path, target: target, bytes: Data(text.utf8))
  }

  private static func imports(of tree: SourceFileSyntax) -> Set<String> {
    tree.statements.reduce(into: []) { found, statement in
      if let path = statement.item.as(ImportDeclSyntax.self)?.path.first { found.insert(path.name.text) }
    }
  }
}
