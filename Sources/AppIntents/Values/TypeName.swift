/// What a type is called on the wire: `Module.Type`, nested types dotted, without the marks of a private scope.
package struct TypeName: Hashable, Sendable {
  package let id: String

  package init(_ type: Any.Type) {
    // A private type reads as `Module.(unknown context at $1234).Type`, with another number in each run.
    var parts = _typeName(type, qualified: true).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
    // A type nested in another module's type reads as `(extension in Module):Other.Type.Nested`; it is Module's.
    if let first = parts.first, first.hasPrefix(Self.extensionMark), let end = first.firstIndex(of: ")") {
      parts[0] = first[first.index(first.startIndex, offsetBy: Self.extensionMark.count)..<end]
    }
    id = parts.joined(separator: ".")
  }

  private static let extensionMark = "(extension in "

  package var module: String { id.split(separator: ".").first.map(String.init) ?? id }
}
