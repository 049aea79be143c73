import SwiftSyntax

/// A parsed file of a project, the types it declares or extends, and its calls.
package struct CodeFile: Sendable {
  let source: SwiftSource
  let parts: [TypePart]
  /// Every call, in the order of the text; one that stands in another's base comes after that.
  let calls: [FunctionCallExprSyntax]
  /// Where in `calls` those of a name are.
  private let callsByName: [String: [Int]]
  private let lines: LineStarts

  init(_ source: SwiftSource) {
    self.source = source
    let reader = CodeReader(source)
    (parts, calls) = (reader.parts, reader.calls)
    callsByName = calls.indices.reduce(into: [:]) { found, index in
      // `.init(…)` has no name of its own.
      if let name = reader.calls[index].name { found[name, default: []].append(index) }
    }
    lines = LineStarts(of: source.bytes)
  }

  var path: String { source.path }

  /// The calls of some names, in the order of the text.
  func calls(named names: some Sequence<String>) -> [FunctionCallExprSyntax] {
    names.flatMap { callsByName[$0] ?? [] }.sorted().map { calls[$0] }
  }

  /// Where a node begins, without the space before it.
  func place(of node: some SyntaxProtocol) -> FindingPlace { place(at: node.positionAfterSkippingLeadingTrivia) }

  func place(at position: AbsolutePosition) -> FindingPlace {
    let place = lines.place(of: position.utf8Offset, in: source.bytes)
    return FindingPlace(path: path, line: place.line, column: place.column)
  }
}
