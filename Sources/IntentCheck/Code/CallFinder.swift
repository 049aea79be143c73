import SwiftSyntax

/// Finds the calls of some names within a node, closures and nested calls included.
final class CallFinder: SyntaxVisitor {
  private let names: Set<String>?
  private var found: [FunctionCallExprSyntax] = []

  private init(_ names: Set<String>?) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter names: the last name of what is called; nil for every call.
  static func calls(in node: some SyntaxProtocol, named names: Set<String>? = nil) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(names)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `.init(…)` has no name of its own.
    if names == nil || node.calledExpression.calleeName.map({ names?.contains($0) == true }) == true {
      found.append(node)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  var name: String? { calledExpression.calleeName }

  /// Whether a result or a question shows a view with it.
  var hasView: Bool { argument("view") != nil || argument("content") != nil || trailingClosure != nil }

  /// The expression of the argument with a label; of the first without one for nil.
  func argument(_ label: String?) -> ExprSyntax? { arguments.expression(label) }
}
