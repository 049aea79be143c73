import SwiftSyntax

/// What a project registers for its intents, by type as far as the text tells.
struct RegisteredDependencies {
  /// The last names of the types.
  private(set) var types: Set<String> = []
  /// Whether something is registered whose type the text does not tell.
  private(set) var hasUnknown = false
  private(set) var count = 0

  init(_ project: CodeProject) {
    for file in project.files {
      for call in file.calls(named: ["add"]) where Self.registers(call) {
        count += 1
        let value = call.argument("dependency") ?? call.trailingClosure.map(ExprSyntax.init)
        let found = value.flatMap { Self.type(of: $0, in: file) }
        if let found { types.insert(found) } else { hasUnknown = true }
      }
    }
  }

  private static func registers(_ call: FunctionCallExprSyntax) -> Bool {
    if call.argument("dependency") != nil { return true }
    guard call.trailingClosure != nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return false
    }
    return member.base?.trimmedDescription.contains("AppDependencyManager") ?? false
  }

  /// `Door` of `Door(…)`, `Door.live`, `Door.make()`, and of a constant that is one; nil for anything else.
  private static func type(of expression: ExprSyntax, in file: CodeFile) -> String? {
    var expression = expression
    // What stands around a value adds nothing; a chain is followed to its start.
    for _ in 0..<16 {
      if let closure = expression.as(ClosureExprSyntax.self) {
        guard let last = closure.statements.last?.resultExpression else { return nil }
        expression = last
      } else if let effect = expression.as(TryExprSyntax.self) {
        expression = effect.expression
      } else if let effect = expression.as(AwaitExprSyntax.self) {
        expression = effect.expression
      } else if let cast = expression.as(AsExprSyntax.self) {
        return cast.type.lastName
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        let name = member.declName.baseName.text
        // A chain through an instance's properties ends in another type.
        if name.first?.isUppercase ?? false { return name }
        guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else { return nil }
        guard let owner = base.calleeName, owner.first?.isUppercase ?? false else { return nil }
        return owner
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if name.first?.isUppercase ?? false { return name }
        guard let binding = Bindings.last(named: name, before: reference, in: file) else { return nil }
        if let type = binding.typeAnnotation?.type { return type.made.lastName }
        guard let value = binding.initializer?.value else { return nil }
        expression = value
      } else {
        return nil
      }
    }
    return nil
  }
}

/// The variables and constants of a file.
private final class Bindings: SyntaxVisitor {
  private let name: String
  private var found: [PatternBindingSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// The last one of a name before a node; one that a type declares behind it counts, too.
  static func last(named name: String, before node: some SyntaxProtocol, in file: CodeFile) -> PatternBindingSyntax? {
    let visitor = Bindings(name)
    visitor.walk(file.source.tree)
    return visitor.found.last { $0.position < node.position } ?? visitor.found.first
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name { found.append(node) }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// What a function of this type gives, without brackets around it; the type itself where it is no function's.
  fileprivate var made: TypeSyntax {
    var type = self
    for _ in 0..<8 {
      if let function = type.as(FunctionTypeSyntax.self) {
        type = function.returnClause.type
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        type = only.type
      } else {
        break
      }
    }
    return type
  }
}
