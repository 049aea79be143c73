import SwiftSyntax

/// Reads in the body of a helper where it looks up what it is given.
final class HelperReader: SyntaxVisitor {
  /// What the body calls its parameters.
  private let parameters: Set<String>
  private let target: Int?
  /// By the name of what is looked up.
  private(set) var found: [String: Signature.LookUp] = [:]
  /// Those whose very name is the key, so that a plain text becomes one.
  private(set) var lookedUp: Set<String> = []

  init(parameters: Set<String>, target: Int?) {
    self.parameters = parameters
    self.target = target
    super.init(viewMode: .sourceAccurate)
  }

  private static let lookUps: Set<String> = [
    "String", "AttributedString", "NSLocalizedString", "localizedString", "LocalizedStringResource", "Text", "Label",
    "LocalizedStringKey", "LocalizationValue", "IntentDialog", "init", "Button",
  ]
  /// Called with a plain text, these make a key of it.
  private static let keyMakers: Set<String> = [
    "NSLocalizedString", "localizedString", "LocalizedStringKey", "LocalizationValue", "LocalizedStringResource",
  ]
  private static let keyLabels: Set<String?> = [nil, "localized", "forKey", "stringLiteral"]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isInit = call.calledExpression.isImplicitInit
    guard let callee = isInit ? "init" : call.calledExpression.calleeName, Self.lookUps.contains(callee),
      let first = call.arguments.first, Self.keyLabels.contains(first.label?.text)
    else { return .visitChildren }
    var calls = [call.arguments]
    guard let name = innermost(first.expression, callee: callee, &calls) else { return .visitChildren }
    if found[name] == nil { found[name] = lookUp(calls) }
    return .visitChildren
  }

  /// The name that is looked up: `key` of `key` and of `String.LocalizationValue(key)`.
  private func innermost(
    _ expression: ExprSyntax, callee: String, _ calls: inout [LabeledExprListSyntax]
  ) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, parameters.contains(name) {
      if Self.keyMakers.contains(callee) { lookedUp.insert(name) }
      return name
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let inner = call.calledExpression.calleeName,
      Self.keyMakers.contains(inner), let first = call.arguments.first
    else { return nil }
    calls.append(call.arguments)
    return innermost(first.expression, callee: inner, &calls)
  }

  /// Any of the calls around each other may name the table and the bundle.
  private func lookUp(_ calls: [LabeledExprListSyntax]) -> Signature.LookUp {
    let table = calls.lazy.compactMap { $0.expression("table") ?? $0.expression("tableName") }.first
    let bundle = calls.lazy.compactMap { $0.expression("bundle") }.first
    return Signature.LookUp(
      table: passedOn(table).map { .argument(name: $0) } ?? .known(.init(table)),
      bundle: passedOn(bundle).map { .argument(name: $0) } ?? .known(.init(bundle, target: target)))
  }

  /// The parameter that an expression passes on.
  private func passedOn(_ expression: ExprSyntax?) -> String? {
    guard let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text, parameters.contains(name) else {
      return nil
    }
    return name
  }
}
