import SwiftSyntax

/// An intent does not lean on what a screen sets.
struct OptionalHandler: CodeRule {
  let id = "process.optional-handler"
  let severity = Severity.warning
  let abstract = "`perform()` does its work through a dependency, not through an optional static handler."
  let reason = """
    The system starts the process without a screen. What `onAppear` or a delegate would have set is nil, `?` skips the \
    call, and the person is told that it worked. Register a dependency, or throw where the handler is missing.
    """
  let basis = Basis.observed("arul28/ADE#592, milind-soni/OpenMausBot#232")
  let limits = "Only a handler of the project's own that is static and optional; not one that a function hands out."

  let examples = [
    RuleExample(
      "through a dependency",
      files: [
        "Start.swift": """
        import AppIntents
        struct StartIntent: AppIntent {
          @Dependency var timer: Timer
          func perform() async throws -> some IntentResult { timer.start(); return .result() }
        }
        """
      ]),
    RuleExample(
      "through what may be nil",
      files: [
        "Start.swift": """
        import AppIntents
        struct StartIntent: LiveActivityIntent {
          static var handler: (() async -> Void)?
          func perform() async throws -> some IntentResult {
            await ▸Self.handler?()
            ▸Bridge.shared?.begin(at: .now)
            return .result()
          }
        }
        """, "Bridge.swift": "final class Bridge { static var shared: Bridge? }\nimport AppIntents",
      ]),
    RuleExample(
      "its absence is told",
      files: [
        "Start.swift": """
        import AppIntents
        struct StartIntent: AppIntent {
          static var handler: (() -> Bool)?
          func perform() async throws -> some IntentResult {
            guard let started = Self.handler?() else { throw Missing() }
            return .result()
          }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.performs.compactMap(\.body).flatMap { CallFinder.calls(in: $0) }.compactMap { call in
        guard Self.isStatement(call), let (owner, member) = Self.skipped(call.calledExpression),
          Self.isOptional(member, of: owner == "Self" ? intent.name : owner, in: project)
        else { return nil }
        return finding(
          "`\(intent.name)` does nothing where nobody has set `\(owner).\(member)`, as when the system starts the app",
          at: project.place(of: call, in: intent.file(of: call)))
      }
    }
  }

  /// The owner and the member before the `?`.
  private static func skipped(_ expression: ExprSyntax) -> (owner: String, member: String)? {
    var expression = expression
    for _ in 0..<16 {
      if let chain = expression.as(OptionalChainingExprSyntax.self) {
        guard let member = chain.expression.as(MemberAccessExprSyntax.self), let owner = member.base?.calleeName,
          owner.first?.isUppercase ?? false
        else { return nil }
        return (owner, member.declName.baseName.text)
      }
      guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { return nil }
      expression = base
    }
    return nil
  }

  private static func isOptional(_ member: String, of owner: String, in project: CodeProject) -> Bool {
    guard let property = project.type(named: owner)?.property(member, isStatic: true), !property.isConstant,
      !property.isComputed
    else { return false }
    return property.type?.is(OptionalTypeSyntax.self) ?? false
  }

  /// Whether nobody looks at what the call gives.
  private static func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let current = node, current.is(TryExprSyntax.self) || current.is(AwaitExprSyntax.self) {
      node = current.parent
    }
    return node?.is(CodeBlockItemSyntax.self) ?? false
  }
}
