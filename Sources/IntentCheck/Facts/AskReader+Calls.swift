import SwiftSyntax

extension AskReader {
  /// Reads a call of Apple's or of the project's own.
  func readCall(_ call: FunctionCallExprSyntax) {
    guard let callee = callee(of: call) else { return }
    // Before a declaration of the project's by this name: what is known of a literal first, stays.
    if callee == "AppShortcut" { readPhrases(call.arguments) }
    if !readOwnCall(callee, call) { readKnownCall(callee, call.arguments, isCall: true) }
  }

  private func callee(of call: FunctionCallExprSyntax) -> String? {
    let name = call.calledExpression.calleeName
    return name == "self" || name == "Self" ? DeclarationReader.enclosingType(of: Syntax(call)) : name
  }

  /// Reads `.init(…)` where the type is known.
  func readConstructor(_ kind: WordKind, _ call: FunctionCallExprSyntax, _ context: AskContext) {
    if context.phrase != nil, let first = call.arguments.first {
      return readTyped(first.expression, .word(kind), context)
    }
    readKnownCall(kind.rawValue, call.arguments, isCall: true, isTyped: true)
  }

  // MARK: Apple's

  /// - Parameter isTyped: whether the context names the type, so that no import is needed to mean it.
  func readKnownCall(_ callee: String, _ arguments: LabeledExprListSyntax, isCall: Bool, isTyped: Bool = false) {
    for known in KnownCall.all[callee] ?? [] where isTyped || known.framework.isReachable(from: source.imports) {
      var context = AskContext(asker: callee)
      context.table = .init(arguments.expression("table") ?? arguments.expression("tableName"))
      context.bundle = .init(arguments.expression("bundle"), target: source.target)
      context.defaultValue = defaultValue(arguments, of: callee)
      context.yieldsToText = known.takesText
      // A type of the project's own by this name may be meant.
      context.isCertain = known.framework.isRead && !(known.takesText && isCall && declarations.types.contains(callee))
      if known.framework == .cards { (context.table, context.bundle) = (.unknown, .other("")) }
      var isFirst = true
      for argument in arguments {
        let label = argument.label?.text ?? ""
        if label.isEmpty {
          guard isFirst else { continue }
          isFirst = false
        }
        readKnownArgument(argument.expression, label, callee, known, context)
      }
    }
  }

  private func readKnownArgument(
    _ expression: ExprSyntax, _ label: String, _ callee: String, _ known: KnownCall, _ context: AskContext
  ) {
    if label == "synonyms" || label == "searchKeywords" {
      return readTyped(expression, .array(.word(.resource)), context)
    }
    if label == "stringLiteral", WordKind(typeName: callee) != nil, !expression.is(StringLiteralExprSyntax.self) {
      return addDynamic(KeyPattern(), at: expression, context)
    }
    guard let kind = known.arguments[label] else { return }
    readTyped(expression, .word(kind), context)
    let makesKeys = kind == .lookedUp || callee == WordKind.key.rawValue || callee == WordKind.value.rawValue
    if makesKeys { readDynamic(expression, context) }
  }

  /// Tells of a key that only a run can tell: no literal, and no parameter of a helper whose callers are read.
  private func readDynamic(_ expression: ExprSyntax, _ context: AskContext) {
    guard LiteralText(joined: expression) == nil, !expression.is(SequenceExprSyntax.self),
      !isParameter(expression)
    else { return }
    addDynamic(KeyPattern(), at: expression, context)
  }

  /// Whether an expression is a parameter of the function around it, or the text an extension of `String` is about.
  private func isParameter(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    if name == "self" { return true }
    var parent = expression.parent
    while let current = parent {
      let signature =
        current.as(FunctionDeclSyntax.self)?.signature ?? current.as(InitializerDeclSyntax.self)?.signature
      if let signature {
        return signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
      }
      parent = current.parent
    }
    return false
  }

  private func defaultValue(_ arguments: LabeledExprListSyntax, of callee: String) -> KeyPattern? {
    let label = callee == "NSLocalizedString" || callee == "localizedString" ? "value" : "defaultValue"
    guard let expression = arguments.expression(label), let text = LiteralText(joined: expression) else { return nil }
    // An empty one is how Foundation's older calls say that there is none.
    let value = KeyPattern(text)
    return value.pieces.isEmpty ? nil : value
  }

  /// The first phrase is the key its translations stand under.
  private func readPhrases(_ arguments: LabeledExprListSyntax) {
    guard let phrases = arguments.expression("phrases")?.as(ArrayExprSyntax.self) else { return }
    for (index, element) in phrases.elements.enumerated() {
      var context = AskContext(asker: "AppShortcut")
      context.phrase = index == 0 ? .first : .further
      readTyped(element.expression, .word(.phrase), context)
    }
  }

  // MARK: The project's own

  /// Answers whether a declaration of the project's fits the call and takes words.
  private func readOwnCall(_ callee: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard let signatures = declarations.signatures[callee] else { return false }
    let arguments = Array(call.arguments)
    // What is not visible may still be, through a module that exports it: then the ask is only possible.
    let visible = signatures.filter { declarations.isVisible($0, in: source) }
    let isVisible = visible.contains { $0.parameters(for: arguments.labels) != nil }
    let fitting = (isVisible ? visible : signatures).compactMap { $0.parameters(for: arguments.labels) }
    guard let parameters = fitting.first(where: { $0.contains { $0.shape != nil } }) else { return false }
    for (index, argument) in arguments.enumerated() {
      guard let shape = parameters[index].shape else { continue }
      var context = AskContext(asker: callee)
      apply(parameters[index].look, arguments, parameters, to: &context)
      // Among overloads Swift gives a literal to the one that takes a plain text.
      let isLookedUp = shape == .word(.lookedUp)
      let mayBeText = !isLookedUp && fitting.contains { $0[index].isText && $0[index].shape == nil }
      context.isCertain = isVisible && !mayBeText
      context.yieldsToText = fitting.count > 1 && shape.kind?.yieldsToText == true
      readTyped(argument.expression, shape, context)
      if isLookedUp { readDynamic(argument.expression, context) }
    }
    return true
  }

  /// Takes over where a helper looks up what it is given.
  /// - Parameter parameters: which of the helper's each argument goes to.
  func apply(
    _ look: Signature.LookUp, _ arguments: [LabeledExprSyntax], _ parameters: [Signature.Parameter],
    to context: inout AskContext
  ) {
    func passed(_ name: String) -> ExprSyntax? {
      zip(parameters, arguments).first { $0.0.name == name }?.1.expression
    }
    context.table =
      switch look.table {
      case .known(let table): table
      case .argument(let name): .init(passed(name))
      }
    context.bundle =
      switch look.bundle {
      case .known(let bundle): bundle
      case .argument(let name): .init(passed(name), target: source.target)
      }
  }
}

extension [LabeledExprSyntax] {
  /// Of the arguments in parentheses; an empty one for none.
  var labels: [String] { map { $0.label?.text ?? "" } }
}
