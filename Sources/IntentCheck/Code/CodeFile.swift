import SwiftSyntax

/// A parsed file of a project, and the types it declares or extends.
package struct CodeFile: Sendable {
  let source: SwiftSource
  let parts: [TypePart]
  private let lines: LineStarts

  init(_ source: SwiftSource) {
    self.source = source
    parts = TypeReader.parts(of: source)
    lines = LineStarts(of: source.bytes)
  }

  var path: String { source.path }

  /// Where a node begins, without the space before it.
  func place(of node: some SyntaxProtocol) -> FindingPlace { place(at: node.positionAfterSkippingLeadingTrivia) }

  func place(at position: AbsolutePosition) -> FindingPlace {
    let place = lines.place(of: position.utf8Offset, in: source.bytes)
    return FindingPlace(path: path, line: place.line, column: place.column)
  }
}
