import SwiftSyntax

/// What an intent says of itself for the metadata is a constant.
struct MetadataStaticValue: CodeRule {
  let id = "metadata.static-value"
  let severity = Severity.error
  let abstract = "`openAppWhenRun`, `isDiscoverable`, `supportedModes` and `authenticationPolicy` are constants."
  let reason = """
    Apple's metadata step reads them without running the app, and stops the build at a value that is computed. Where \
    a setting of the person's decides, write two intents.
    """
  let basis = Basis.observed(
    """
    "openAppWhenRun must have a compile-time static value and cannot be computed or dynamic"
    """)

  let examples = [
    RuleExample(
      "constants",
      swift: """
        import AppIntents
        struct StartIntent: AppIntent {
          static var openAppWhenRun: Bool { true }
          static let isDiscoverable = false
          static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
          static var authenticationPolicy: IntentAuthenticationPolicy { return .requiresAuthentication }
        }
        """),
    RuleExample(
      "settings that are asked",
      swift: """
        import AppIntents
        struct StartIntent: AppIntent {
          static var openAppWhenRun: Bool { ▸Settings.shared.opensApp }
          static var ▸isDiscoverable: Bool {
            guard let plan = Plan.current else { return false }
            return plan.isPaid
          }
          static var supportedModes: IntentModes { ▸isPad ? .foreground : .background }
        }
        """),
  ]

  private static let names: Set<String> = [
    "openAppWhenRun", "isDiscoverable", "supportedModes", "authenticationPolicy", "isAssistantOnly",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.properties.filter { $0.isStatic && Self.names.contains($0.name) }.flatMap { property in
        Self.faults(of: property).map { node in
          // Only the two switches were seen to be refused.
          finding(
            "`\(property.name)` of `\(intent.name)` is known only while the app runs",
            severity: ["openAppWhenRun", "isDiscoverable"].contains(property.name) ? .error : .warning,
            at: project.place(of: node, in: intent.file(of: property.node)))
        }
      }
    }
  }

  private static func faults(of property: Property) -> [Syntax] {
    guard let values = property.values else {
      return property.getterStatements == nil ? [] : [Syntax(property.binding.pattern)]
    }
    return values.filter { !isConstant($0) }.map { Syntax($0) }
  }

  /// `true`, `.background`, `IntentModes.background`, `.foreground(.immediate)`, and lists of such.
  private static func isConstant(_ value: ExprSyntax) -> Bool {
    if value.isLiteral { return true }
    if let list = value.as(ArrayExprSyntax.self) { return list.elements.allSatisfy { isConstant($0.expression) } }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return isConstant(call.calledExpression) && call.arguments.allSatisfy { isConstant($0.expression) }
    }
    guard let member = value.as(MemberAccessExprSyntax.self) else { return false }
    return member.base.map { $0.trimmedDescription.hasPrefix("Intent") } ?? true
  }
}
