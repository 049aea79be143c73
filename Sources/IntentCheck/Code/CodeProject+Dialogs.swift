import SwiftSyntax

/// An expression that a person hears or reads as what an intent says.
struct DialogFacts: Sendable {
  let expression: ExprSyntax
  let file: Int

  /// The text, where it is written out.
  var literal: StringLiteralExprSyntax? { expression.as(StringLiteralExprSyntax.self) }
}

extension CodeProject {
  /// Every dialog, in order: what results, questions and confirmations say, and what `IntentDialog` is made of.
  var dialogs: [DialogFacts] {
    files.indices.filter { files[$0].source.imports.contains("AppIntents") }.flatMap { index in
      files[index].calls(named: Self.speaking).flatMap { call in
        Self.spoken(by: call).map { DialogFacts(expression: $0, file: index) }
      }
    }
  }

  private static let speaking: Set<String> = [
    "IntentDialog", "result", "requestConfirmation", "requestValue", "requestDisambiguation", "needsValueError",
  ]

  /// What a call says itself; a dialog made by another call is that call's.
  private static func spoken(by call: FunctionCallExprSyntax) -> [ExprSyntax] {
    let all: [String?] = [nil, "full", "supporting"]
    let labels: [String?] =
      switch call.name {
      case "IntentDialog": all
      case "requestValue", "needsValueError": [nil]
      default: ["dialog"]
      }
    return labels.compactMap { call.argument($0) }.flatMap { said -> [ExprSyntax] in
      guard let made = said.as(FunctionCallExprSyntax.self) else { return [said] }
      return made.calledExpression.isImplicitInit ? all.compactMap { made.argument($0) } : []
    }
  }
}

extension TypeFacts {
  /// The calls of `.result(…)` within `perform`.
  var results: [FunctionCallExprSyntax] {
    performCalls(["result"]).filter { $0.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil }
  }
}

extension SyntaxProtocol {
  /// The innermost function or getter around this.
  var enclosingFunction: Syntax? {
    var node = parent
    while let current = node {
      if current.is(FunctionDeclSyntax.self) || current.is(AccessorBlockSyntax.self) { return current }
      node = current.parent
    }
    return nil
  }

  /// What a variable is set to in the function around this: every value that is written there.
  func values(ofLocal name: String) -> [ExprSyntax] {
    guard let function = enclosingFunction else { return [] }
    let finder = LocalValues(name)
    finder.walk(function)
    return finder.values
  }
}

/// Finds what is given to a local variable: `let name = …`, `name = …`, `name += …`.
private final class LocalValues: SyntaxVisitor {
  private let name: String
  private(set) var values: [ExprSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name, let value = node.initializer?.value {
      values.append(value)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name {
      let isAddition = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      if isAddition || elements[1].is(AssignmentExprSyntax.self) { values += elements[2...] }
    }
    return .visitChildren
  }
}
