import SwiftSyntax

/// Finds the types that a file declares or extends, and its calls; both branches of an `#if` are in the file.
///
/// One walk for all: many rules ask for calls, and each walk of a file costs a tenth of its parse.
final class CodeReader: SyntaxVisitor {
  private(set) var parts: [TypePart] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  private var outer: [String] = []

  init(_ source: SwiftSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, .structure) }
  override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, .class) }
  override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, .enumeration) }
  override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, .actor) }
  override func visitPost(_ node: ActorDeclSyntax) { outer.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, .protocol) }
  override func visitPost(_ node: ProtocolDeclSyntax) { outer.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.qualifiedName
    parts.append(part(node, name: name, nameNode: Syntax(node.extendedType), kind: nil))
    outer.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { outer.removeLast() }

  // What is local to a function or a closure is nobody's intent, but a type within it is found all the same.
  private func enter(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ kind: TypeFacts.Kind
  ) -> SyntaxVisitorContinueKind {
    let full = (outer + [name.text]).joined(separator: ".")
    parts.append(part(node, name: full, nameNode: Syntax(name), kind: kind))
    outer.append(name.text)
    return .visitChildren
  }

  private func part(
    _ node: some DeclGroupSyntax, name: String, nameNode: Syntax, kind: TypeFacts.Kind?
  ) -> TypePart {
    TypePart(
      name: name, kind: kind, node: DeclSyntax(node), nameNode: nameNode,
      inherited: node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composedNames } ?? [],
      attributes: node.attributes.compactMap(Attribute.init), modifiers: Set(node.modifiers.map(\.name.text)),
      members: Self.members(of: node.memberBlock.members))
  }

  private static func members(of list: MemberBlockItemListSyntax) -> [Member] {
    list.flatMap { item -> [Member] in
      if let variable = item.decl.as(VariableDeclSyntax.self) { return properties(of: variable) }
      if let function = item.decl.as(FunctionDeclSyntax.self) { return [.function(function)] }
      if let initializer = item.decl.as(InitializerDeclSyntax.self) { return [.initializer(initializer)] }
      if let cases = item.decl.as(EnumCaseDeclSyntax.self) { return cases.elements.map(Member.enumCase) }
      if let condition = item.decl.as(IfConfigDeclSyntax.self) {
        return condition.clauses.flatMap { clause -> [Member] in
          if case .decls(let inner) = clause.elements { members(of: inner) } else { [] }
        }
      }
      return []
    }
  }

  private static func properties(of node: VariableDeclSyntax) -> [Member] {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let attributes = node.attributes.compactMap(Attribute.init)
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      return .property(
        Property(name: name, node: node, binding: binding, isStatic: isStatic, attributes: attributes))
    }
  }
}

extension TypeSyntax {
  /// `Outer.Inner` of `Outer.Inner<Value>`.
  var qualifiedName: String {
    if let member = self.as(MemberTypeSyntax.self) { return "\(member.baseType.qualifiedName).\(member.name.text)" }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }

  /// `Inner` of `Outer.Inner<Value>`; of `any P` and `P?` what is within.
  var lastName: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.lastName }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.lastName }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }

  /// The last names of `P & Q`, or of one type; `@unchecked Sendable` is `Sendable`.
  var composedNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.composedNames }
    }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.composedNames }
    return [lastName]
  }
}
