import SwiftSyntax

/// Collects what one file declares.
final class DeclarationReader: SyntaxVisitor {
  private(set) var declarations = Declarations()
  private let target: Int?

  private init(target: Int?) {
    self.target = target
    super.init(viewMode: .sourceAccurate)
  }

  static func read(_ source: SwiftSource) -> Declarations {
    let reader = DeclarationReader(target: source.target)
    reader.walk(source.tree)
    return reader.declarations
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.types.insert(node.name.text)
    addMemberwise(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard let parameters = node.parameterClause?.parameters else { return .skipChildren }
    add(
      node.name.text,
      Signature(
        parameters: parameters.map { parameter in
          self.parameter(parameter.firstName?.text, parameter.type, hasDefault: parameter.defaultValue != nil)
        }))
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, signature(node.signature, body: node.body))
    if isTextExtension(node) { addTextMember(node.name.text, Syntax(node.body), node.signature) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = Self.enclosingType(of: Syntax(node)) { add(type, signature(node.signature, body: node.body)) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if let shape = TypeShape(binding.typeAnnotation?.type) { declarations.variables[name] = shape }
      addBundle(name, of: binding)
      if isTextExtension(node) { addTextMember(name, Syntax(binding.accessorBlock)) }
    }
    return .visitChildren
  }

  private func add(_ name: String, _ signature: Signature) {
    var signature = signature
    signature.target = target
    declarations.signatures[name, default: []].append(signature)
  }
}

extension DeclarationReader {
  private static let textTypes: Set<String> = ["String", "StaticString", "Substring"]

  private func parameter(
    _ label: String?, _ type: TypeSyntax, hasDefault: Bool, isText: Bool? = nil
  ) -> Signature.Parameter {
    let shape = TypeShape(type)
    let text = isText ?? Self.textTypes.contains(type.trimmedDescription.filter { $0 != "?" })
    // What is stored may be looked up anywhere; a resource carries its own table and bundle.
    let look: Signature.LookUp =
      switch shape?.kind {
      case .key, .value: .unknown
      default: .usual
      }
    return Signature.Parameter(
      label: label == "_" ? "" : label ?? "", shape: shape, isText: text, hasDefault: hasDefault, look: look)
  }

  private func signature(_ signature: FunctionSignatureSyntax, body: CodeBlockSyntax?) -> Signature {
    let parameters = signature.parameterClause.parameters
    var result = Signature(
      parameters: parameters.map { parameter in
        self.parameter(parameter.firstName.text, parameter.type, hasDefault: parameter.defaultValue != nil)
      })
    for (index, parameter) in parameters.enumerated() {
      result.parameters[index].name = (parameter.secondName ?? parameter.firstName).text
    }
    guard let body, result.parameters.contains(where: { $0.shape != nil || $0.isText }) else { return result }
    let names = result.parameters.map(\.name)
    let reader = HelperReader(parameters: Set(names), target: target)
    reader.walk(body)
    for (index, name) in names.enumerated() {
      if result.parameters[index].isText, reader.lookedUp.contains(name) {
        result.parameters[index].shape = .word(.lookedUp)
      }
      guard let look = reader.found[name], let kind = result.parameters[index].shape?.kind, kind != .resource
      else { continue }
      result.parameters[index].look = look
    }
    return result
  }

  /// The initializer that Swift makes for a structure without one.
  private func addMemberwise(_ node: StructDeclSyntax) {
    var parameters: [Signature.Parameter] = []
    for member in node.memberBlock.members {
      if member.decl.is(InitializerDeclSyntax.self) { return }
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      let isStatic = variable.modifiers.contains { ["static", "lazy"].contains($0.name.text) }
      guard !isStatic else { continue }
      for binding in variable.bindings {
        let isConstant = variable.bindingSpecifier.text == "let" && binding.initializer != nil
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !isConstant,
          !Self.isComputed(binding)
        else { continue }
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
        let hasDefault = binding.initializer != nil || isOptional || !variable.attributes.isEmpty
        let type = binding.typeAnnotation?.type
        parameters.append(
          type.map { parameter(name, $0, hasDefault: hasDefault) }
            ?? Signature.Parameter(label: name, shape: nil, isText: false, hasDefault: hasDefault))
      }
    }
    add(node.name.text, Signature(parameters: parameters))
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
  }

  /// `static var adapter: Self { .atURL(Bundle.module.bundleURL) }`: a short name for a bundle.
  private func addBundle(_ name: String, of binding: PatternBindingSyntax) {
    let body = binding.initializer.map { Syntax($0.value) } ?? binding.accessorBlock.map { Syntax($0.accessors) }
    // Longer bodies do more than name one.
    guard let body, body.totalLength.utf8Length < 400, ResourceAsk.Bundle.meansTarget(body.trimmedDescription)
    else { return }
    declarations.bundles[name] = target
  }

  private func isTextExtension(_ node: some SyntaxProtocol) -> Bool {
    guard let type = Self.enclosingType(of: Syntax(node)) else { return false }
    return type == "String" || type == "StringProtocol"
  }

  private func addTextMember(_ name: String, _ body: Syntax?, _ signature: FunctionSignatureSyntax? = nil) {
    guard let body else { return }
    let parameters = signature.map { self.signature($0, body: nil).parameters } ?? []
    let reader = HelperReader(parameters: Set(parameters.map(\.name) + ["self"]), target: target)
    reader.walk(body)
    guard reader.lookedUp.contains("self"), let look = reader.found["self"] else { return }
    declarations.textMembers[name] = TextMember(signature: Signature(parameters: parameters), look: look)
  }

  /// The last name of the type or extension a declaration stands in.
  static func enclosingType(of node: Syntax) -> String? {
    var parent = node.parent
    while let current = parent {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        if let named = group.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        let extended = current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        return extended?.split(separator: ".").last.map { String($0.prefix { $0 != "<" }) }
      }
      parent = current.parent
    }
    return nil
  }
}
