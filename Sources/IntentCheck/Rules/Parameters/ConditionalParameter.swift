import SwiftSyntax

/// What is needed only sometimes is optional.
struct ConditionalParameter: CodeRule {
  let id = "parameters.conditional"
  let severity = Severity.advice
  let abstract = "A required parameter is used on every way through `perform()`."
  let reason = """
    The system asks for a required parameter before `perform()` decides anything: the person says a number, and \
    hears that none was needed. Make it optional, and ask with `$parameter.requestValue` where it is used.
    """
  let basis = Basis.observed("scastiel/kado#31")
  let limits = "Only `if` and `switch` in `perform` are followed; a way that ends early is not."

  let examples = [
    RuleExample(
      "on every way, in a condition, or asked for",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Trend") var trend: TrendEntity
          @Parameter(title: "Value") var value: Int
          @Parameter(title: "Note") var note: String?
          func perform() async throws -> some IntentResult {
            if trend.isCounted { try await count(value) } else { try await log(value) }
            if trend.hasNotes { try await write(note) }
            return .result()
          }
        }
        """),
    RuleExample(
      "set by the system",
      swift: """
        import AppIntents
        struct LightIntent: SetValueIntent {
          @Parameter(title: "On") var value: Bool
          func perform() async throws -> some IntentResult {
            if isKnown { try await set(value) }
            return .result()
          }
        }
        """),
    RuleExample(
      "once the defaults are open, or with a value of its own",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Trend") var trend: String
          @Parameter(title: "Value") var value: Int
          init() { value = 1 }
          func perform() async throws -> some IntentResult {
            if let defaults = UserDefaults(suiteName: "group.journal") { defaults.set(trend, forKey: "trend") }
            if isCounted { try await count(value) }
            return .result()
          }
        }
        """),
    RuleExample(
      "on one way only",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Trend") var trend: TrendEntity
          @Parameter(title: "Value") var ▸value: Int
          func perform() async throws -> some IntentResult {
            switch trend.kind {
            case .counted: try await count(self.value)
            case .plain: try await log(trend)
            }
            return .result()
          }
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent -> [Finding] in
      // The system sets the value of such an intent itself.
      guard !project.conforms(intent, to: "SetValueIntent") else { return [] }
      let bodies = intent.performs.compactMap(\.body).map { Syntax($0) }
      return intent.parameters.filter { $0.isRequiredParameter && !Self.isSet($0, in: intent) }.filter { property in
        let uses = bodies.map { Use(of: property.name, in: $0) }
        return uses.contains(.sometimes) && !uses.contains(.always)
      }.map { property in
        finding(
          "possible: `\(property.name)` of `\(intent.name)` is asked for even where it is not needed",
          at: project.place(of: property.binding.pattern, in: intent.file(of: property.node)))
      }
    }
  }
}

extension ConditionalParameter {
  /// Whether the empty initialiser gives it a value: then nobody is asked.
  fileprivate static func isSet(_ property: Property, in intent: TypeFacts) -> Bool {
    intent.initializers.filter { $0.signature.parameterClause.parameters.isEmpty }.contains { initialiser in
      NameFinder.uses(in: initialiser, of: [property.name]).contains(where: \.isAssigned)
    }
  }
}

/// How a name is used on the ways through some code.
private enum Use {
  case never, sometimes, always

  init(of name: String, in node: Syntax) {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      self = [name, "$\(name)"].contains(reference.baseName.text) ? .always : .never
    } else if let choice = node.as(IfExprSyntax.self) {
      // What only opens something, and knows no other way, decides nothing.
      if choice.elseBody == nil, choice.conditions.allSatisfy({ Self.opens($0.condition) }) {
        let uses = [Use(of: name, in: Syntax(choice.conditions)), Use(of: name, in: Syntax(choice.body))]
        self = uses.contains(.always) ? .always : uses.contains(.sometimes) ? .sometimes : .never
        return
      }
      let otherwise = choice.elseBody.map { Use(of: name, in: Syntax($0)) } ?? .never
      self = .one(
        after: Use(of: name, in: Syntax(choice.conditions)), of: [Use(of: name, in: Syntax(choice.body)), otherwise])
    } else if let choice = node.as(SwitchExprSyntax.self) {
      self = .one(
        after: Use(of: name, in: Syntax(choice.subject)), of: choice.cases.map { Use(of: name, in: Syntax($0)) })
    } else {
      let uses = node.children(viewMode: .sourceAccurate).map { Use(of: name, in: $0) }
      self = uses.contains(.always) ? .always : uses.contains(.sometimes) ? .sometimes : .never
    }
  }

  /// `let defaults = UserDefaults(suiteName: group)`: a type of somebody else's is made.
  private static func opens(_ condition: ConditionElementSyntax.Condition) -> Bool {
    let value = condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value
    return value?.as(FunctionCallExprSyntax.self)?.name?.first?.isUppercase ?? false
  }

  private static func one(after condition: Use, of branches: [Use]) -> Use {
    if condition == .always || branches.allSatisfy({ $0 == .always }) { return .always }
    return branches.allSatisfy { $0 == .never } ? condition : .sometimes
  }
}
