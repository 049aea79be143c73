import SwiftSyntax

extension AskReader {
  /// Reads an expression in a place of a type that holds words.
  func readTyped(_ expression: ExprSyntax, _ shape: TypeShape, _ context: AskContext) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): readLiteral(literal, shape, context)
    case .arrayExpr(let array):
      guard case .array(let element) = shape else { return }
      for item in array.elements { readTyped(item.expression, element, context) }
    case .dictionaryExpr(let dictionary):
      guard case .dictionary(let value) = shape, case .elements(let elements) = dictionary.content else { return }
      for item in elements { readTyped(item.value, value, context) }
    case .functionCallExpr(let call):
      guard call.calledExpression.isImplicitInit, let kind = shape.kind else { return }
      readConstructor(kind, call, context)
    case .sequenceExpr(let sequence): readOperands(Array(sequence.elements), shape, context)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return }
      readTyped(only.expression, shape, context)
    case .closureExpr(let closure):
      guard case .function(let answer) = shape else { return }
      readBody(closure.statements, answer, context)
    case .ifExpr(let branches): readBranches(branches, shape, context)
    case .switchExpr(let cases): readCases(cases, shape, context)
    case .tryExpr(let inner): readTyped(inner.expression, shape, context)
    case .awaitExpr(let inner): readTyped(inner.expression, shape, context)
    default: return
    }
  }

  private func readLiteral(_ literal: StringLiteralExprSyntax, _ shape: TypeShape, _ context: AskContext) {
    guard case .word(let kind) = shape else { return }
    let text = LiteralText(literal)
    var context = context
    switch kind {
    case .phrase, .negativePhrase:
      context.table = .appShortcuts
      context.phrase = context.phrase ?? (kind == .phrase ? .further : .negative)
      add(KeyPattern(text), at: literal, context)
    case .lookedUp where text.isInterpolated:
      addDynamic(KeyPattern(plain: text), at: literal, context)
    default:
      add(KeyPattern(text), at: literal, context)
    }
  }

  /// The operands of `a ? b : c`, `a ?? b` and, where a plain text is looked up, `a + b`.
  func readOperands(_ elements: [ExprSyntax], _ shape: TypeShape, _ context: AskContext) {
    if elements.count == 1 { return readTyped(elements[0], shape, context) }
    if case .word(.lookedUp) = shape, let joined = LiteralText(joined: ExprSyntax(SequenceExprSyntax(elements))) {
      if joined.isInterpolated {
        addDynamic(KeyPattern(plain: joined), at: elements[0], context)
      } else {
        add(KeyPattern(joined), at: elements[0], context)
      }
      return
    }
    var answers: [ExprSyntax] = []
    for (index, element) in elements.enumerated() {
      if let branch = element.as(UnresolvedTernaryExprSyntax.self) {
        answers.append(branch.thenExpression)
        if index + 2 == elements.count { answers.append(elements[index + 1]) }
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
        if index == 1 { answers.append(elements[0]) }
        if index + 2 == elements.count { answers.append(elements[index + 1]) }
      }
    }
    var context = context
    if context.yieldsToText, !answers.allSatisfy({ $0.is(StringLiteralExprSyntax.self) }) { context.isCertain = false }
    for answer in answers { readTyped(answer, shape, context) }
  }

  /// Reads what a function or a getter answers.
  func readBody(_ statements: CodeBlockItemListSyntax, _ shape: TypeShape, _ context: AskContext) {
    readOnly(statements, shape, context)
    let returns = ReturnReader(viewMode: .sourceAccurate)
    returns.walk(statements)
    for value in returns.values { readTyped(value, shape, context) }
  }

  /// Reads the one expression of a block.
  private func readOnly(_ statements: CodeBlockItemListSyntax, _ shape: TypeShape, _ context: AskContext) {
    guard statements.count == 1, let item = statements.first?.item else { return }
    if case .expr(let expression) = item { return readTyped(expression, shape, context) }
    if case .stmt(let statement) = item, let expression = statement.as(ExpressionStmtSyntax.self) {
      readTyped(expression.expression, shape, context)
    }
  }

  private func readBranches(_ branches: IfExprSyntax, _ shape: TypeShape, _ context: AskContext) {
    readOnly(branches.body.statements, shape, context)
    switch branches.elseBody {
    case .ifExpr(let next): readBranches(next, shape, context)
    case .codeBlock(let block): readOnly(block.statements, shape, context)
    default: return
    }
  }

  private func readCases(_ cases: SwitchExprSyntax, _ shape: TypeShape, _ context: AskContext) {
    for element in cases.cases {
      if case .switchCase(let one) = element { readOnly(one.statements, shape, context) }
    }
  }
}

extension SequenceExprSyntax {
  fileprivate init(_ elements: [ExprSyntax]) { self.init(elements: ExprListSyntax(elements)) }
}

/// The values a body returns; those of a function or closure inside it are not its own.
private final class ReturnReader: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
