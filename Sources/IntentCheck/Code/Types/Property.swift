import SwiftSyntax

/// One variable or constant of a type.
struct Property: Sendable {
  let name: String
  let node: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let isStatic: Bool
  let attributes: [Attribute]

  /// Whether it is `let`.
  var isConstant: Bool { node.bindingSpecifier.text == "let" }

  /// Whether a getter makes its value.
  var isComputed: Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains { $0.accessorSpecifier.text == "get" }
  }

  var type: TypeSyntax? { binding.typeAnnotation?.type }

  /// What it is set to, or the one expression that its getter gives; nil for anything longer.
  var value: ExprSyntax? {
    if let value = binding.initializer?.value { return value }
    return getterStatements.flatMap { $0.count == 1 ? $0.first?.resultExpression : nil }
  }

  /// The statements of its getter.
  var getterStatements: CodeBlockItemListSyntax? {
    guard let accessors = binding.accessorBlock?.accessors else { return nil }
    if case .getter(let statements) = accessors { return statements }
    guard case .accessors(let all) = accessors else { return nil }
    return all.first { $0.accessorSpecifier.text == "get" }?.body?.statements
  }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

extension CodeBlockItemSyntax {
  /// What an expression or a `return` gives.
  var resultExpression: ExprSyntax? {
    if let expression = item.as(ExprSyntax.self) { return expression }
    return item.as(ReturnStmtSyntax.self)?.expression
  }
}

extension TypeFacts {
  /// The property of a name; an instance's or the type's.
  func property(_ name: String, isStatic: Bool = false) -> Property? {
    properties.first { $0.name == name && $0.isStatic == isStatic }
  }

  var properties: [Property] {
    members.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  func functions(_ name: String) -> [FunctionDeclSyntax] {
    members.compactMap { member in
      if case .function(let function) = member, function.name.text == name { function } else { nil }
    }
  }

  var initializers: [InitializerDeclSyntax] {
    members.compactMap { if case .initializer(let initializer) = $0 { initializer } else { nil } }
  }

  var cases: [EnumCaseElementSyntax] {
    members.compactMap { if case .enumCase(let element) = $0 { element } else { nil } }
  }

  /// The index of the file that a node of this type stands in.
  func file(of node: some SyntaxProtocol) -> Int {
    let root = node.root.id
    return parts.first { $0.node.root.id == root }?.file ?? file
  }
}
