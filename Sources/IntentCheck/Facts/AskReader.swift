import SwiftSyntax

/// Collects what one file asks for.
final class AskReader: SyntaxVisitor {
  let source: SwiftSource
  let declarations: Declarations
  /// By where the literal begins, so that one that is reached in two ways is told once.
  private(set) var asks: [AbsolutePosition: ResourceAsk] = [:]
  private(set) var dynamic: [AbsolutePosition: DynamicAsk] = [:]

  /// Texts of which nothing tells what they are for: they may be keys.
  private var possible: [AbsolutePosition: KeyPattern] = [:]
  private let keys: Set<String>
  /// How many of the surroundings hold words that nobody reads.
  var unread = 0
  /// How many of the intents around are not discoverable.
  var hiddenIntents = 0

  private init(_ source: SwiftSource, _ declarations: Declarations, keys: Set<String>) {
    self.source = source
    self.declarations = declarations
    self.keys = keys
    super.init(viewMode: .sourceAccurate)
  }

  /// The asks of a file, in the order they stand there.
  /// - Parameter keys: every key of the project's tables, so that a plain text that is one is told too.
  static func read(_ source: SwiftSource, _ declarations: Declarations, keys: Set<String>) -> SourceAsks {
    let reader = AskReader(source, declarations, keys: keys)
    reader.walk(source.tree)
    let places = LinePlaces(source, positions: Array(reader.asks.keys) + Array(reader.dynamic.keys))
    var found = SourceAsks()
    for (position, var ask) in reader.asks.sorted(by: { $0.key < $1.key }) {
      ask.place = places[position]
      found.asks.append(ask)
    }
    for (position, var ask) in reader.dynamic.sorted(by: { $0.key < $1.key }) {
      ask.place = places[position]
      found.dynamic.append(ask)
    }
    found.possible = Set(reader.possible.lazy.filter { reader.asks[$0.key] == nil }.map(\.value))
    return found
  }

  func add(_ key: KeyPattern, at node: some SyntaxProtocol, _ context: AskContext) {
    let position = node.positionAfterSkippingLeadingTrivia
    // A call around another says less than the inner one; a certain ask says more than a possible one.
    if let before = asks[position], before.isCertain || !context.isCertain { return }
    asks[position] = ResourceAsk(
      key: key, table: context.table, bundle: context.bundle, defaultValue: context.defaultValue,
      phrase: context.phrase, isCertain: context.isCertain && unread == 0, asker: context.asker,
      place: FindingPlace(path: source.path), target: source.target)
  }

  func addDynamic(_ known: KeyPattern, at node: some SyntaxProtocol, _ context: AskContext) {
    dynamic[node.positionAfterSkippingLeadingTrivia] = DynamicAsk(
      table: context.table, known: known, asker: context.asker, place: FindingPlace(path: source.path))
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let key = KeyPattern(LiteralText(node))
    let isKey = key.exact.map(keys.contains) ?? key.holdsWords
    if isKey { possible[node.positionAfterSkippingLeadingTrivia] = key }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    readCall(node)
    return .visitChildren
  }

  // Entered here, left in `visitPost`; what they are, `AskReader+Unread.swift` tells.

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isPreview { unread += 1 }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isPreview { unread += 1 }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isPreview { unread += 1 }
    if node.isHiddenIntent { hiddenIntents += 1 }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.isDebug { unread += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { if node.isDebug { unread -= 1 } }
  override func visitPost(_ node: MacroExpansionExprSyntax) { if node.isPreview { unread -= 1 } }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { if node.isPreview { unread -= 1 } }
  override func visitPost(_ node: AttributeSyntax) { if isUnread(node) { unread -= 1 } }
  override func visitPost(_ node: PatternBindingSyntax) { if isUnread(node) { unread -= 1 } }

  override func visitPost(_ node: StructDeclSyntax) {
    if node.isPreview { unread -= 1 }
    if node.isHiddenIntent { hiddenIntents -= 1 }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if isUnread(node) { unread += 1 }
    if case .argumentList(let arguments) = node.arguments, let name = node.attributeName.as(IdentifierTypeSyntax.self) {
      readKnownCall(name.name.text, arguments, isCall: false)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if isUnread(node) { unread += 1 }
    guard let shape = TypeShape(node.typeAnnotation?.type) else { return .visitChildren }
    let context = AskContext(asker: shape.name)
    if let value = node.initializer?.value { readTyped(value, shape, context) }
    switch node.accessorBlock?.accessors {
    case .getter(let body): readBody(body, shape, context)
    case .accessors(let accessors):
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        if let body = accessor.body { readBody(body.statements, shape, context) }
      }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let shape = TypeShape(node.signature.returnClause?.type), let body = node.body {
      readBody(body.statements, shape, AskContext(asker: shape.name))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let shape = TypeShape(node.type), let value = node.defaultValue?.value {
      readTyped(value, shape, AskContext(asker: shape.name))
    }
    return .visitChildren
  }

  /// `title = "…"`, where a variable of the project's own by that name holds words.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let name = elements[0].ownName,
      case .some(.some(let shape)) = declarations.variables[name]
    {
      var context = AskContext(asker: shape.name)
      // The variable may be another of the same name.
      context.isCertain = false
      readOperands(Array(elements[2...]), shape, context)
    }
    return .visitChildren
  }

  /// `"key".localized`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let literal = node.base?.as(StringLiteralExprSyntax.self),
      let member = declarations.textMembers[node.declName.baseName.text]
    {
      var context = AskContext(asker: node.declName.baseName.text)
      let arguments = Array(node.parent?.as(FunctionCallExprSyntax.self)?.arguments ?? [])
      apply(member.look, arguments, member.signature.parameters(for: arguments.labels) ?? [], to: &context)
      readTyped(ExprSyntax(literal), .word(.lookedUp), context)
    }
    // `map(LocalizedStringKey.init)`: whatever comes is a key.
    let name = node.declName.baseName.text
    if name == "init", node.parent?.is(FunctionCallExprSyntax.self) == false, let base = node.base?.calleeName,
      base == WordKind.key.rawValue || base == WordKind.value.rawValue
    {
      addDynamic(KeyPattern(), at: node, AskContext(table: .unknown, asker: base))
    }
    return .visitChildren
  }
}
