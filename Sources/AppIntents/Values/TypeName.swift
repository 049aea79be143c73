/// What a type is called on the wire: `Module.Type`, nested types dotted, without the marks of a private scope.
package struct TypeName: Hashable, Sendable {
  package let id: String

  package init(_ type: Any.Type) {
    // A private type reads as `Module.(unknown context at $1234).Type`, with another number in each run.
    id = _typeName(type, qualified: true)
      .split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context") }
      .joined(separator: ".")
  }

  package var module: String { id.split(separator: ".").first.map(String.init) ?? id }
}
