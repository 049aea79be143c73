import SwiftSyntax

extension ExprSyntax {
  /// Whether it is a literal, or literals in a tuple or a list: what is read without running anything.
  var isLiteral: Bool {
    if let text = self.as(StringLiteralExprSyntax.self) { return text.interpolations.isEmpty }
    if let sign = self.as(PrefixOperatorExprSyntax.self) {
      return sign.operator.text == "-" && sign.expression.isLiteral
    }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.allSatisfy { $0.expression.isLiteral } }
    if let list = self.as(ArrayExprSyntax.self) { return list.elements.allSatisfy { $0.expression.isLiteral } }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
  }

  /// Whether it is decided while the program runs: `a ? b : c`, `a ?? b`, `if`, `switch`.
  var isDecided: Bool {
    self.is(SequenceExprSyntax.self) || self.is(TernaryExprSyntax.self) || self.is(IfExprSyntax.self)
      || self.is(SwitchExprSyntax.self)
  }
}

extension Property {
  /// What it is set to, or what its getter gives, in each branch of an `#if`; nil where its getter does anything else.
  var values: [ExprSyntax]? {
    if let value = binding.initializer?.value { return [value] }
    return getterStatements.flatMap(Self.values)
  }

  private static func values(_ statements: CodeBlockItemListSyntax) -> [ExprSyntax]? {
    guard statements.count == 1, let only = statements.first else { return nil }
    if let expression = only.resultExpression { return [expression] }
    guard let condition = only.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self) else { return nil }
    var all: [ExprSyntax] = []
    for clause in condition.clauses {
      guard case .statements(let inner) = clause.elements, let values = values(inner) else { return nil }
      all += values
    }
    return all
  }
}
