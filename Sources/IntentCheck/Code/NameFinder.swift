import SwiftSyntax

/// Finds names that are used as expressions within a node, in the order of the text.
final class NameFinder: SyntaxVisitor {
  private var references: [DeclReferenceExprSyntax] = []

  /// Every use of some names, of all names for nil: `name`, and the last name of `base.name`.
  static func uses(in node: some SyntaxProtocol, of names: Set<String>? = nil) -> [DeclReferenceExprSyntax] {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    guard let names else { return finder.references }
    return finder.references.filter { names.contains($0.baseName.text) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references.append(node)
    return .visitChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the `name` of `base.name` or of `.name`.
  var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
