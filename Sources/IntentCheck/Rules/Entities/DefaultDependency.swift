import SwiftSyntax

/// A default fits what was chosen before.
struct DefaultDependency: CodeRule {
  let id = "entities.default-dependency"
  let severity = Severity.warning
  let abstract = "`defaultResult()` heeds the parameter that the suggestions depend on."
  let reason = """
    The suggestions follow what the person chose before, the default does not: a value of another parent is filled \
    in without a question. Read the same dependency in `defaultResult()`.
    """
  let basis = Basis.observed("home-assistant/iOS#4756")

  let examples = [
    RuleExample(
      "heeded, directly and by what it calls",
      swift: """
        import AppIntents
        struct SensorQuery: EntityQuery {
          @IntentParameterDependency<SensorIntent>(\\.$server) var intent
          func suggestedEntities() async throws -> [SensorEntity] { sensors(of: intent?.server) }
          func defaultResult() async -> SensorEntity? { try? await suggestedEntities().first }
        }
        struct LightQuery: EntityQuery {
          @IntentParameterDependency<SensorIntent>(\\.$server) var intent
          func suggestedEntities() async throws -> [SensorEntity] { sensors(of: intent?.server) }
          func defaultResult() async -> SensorEntity? { nil }
        }
        """),
    RuleExample(
      "forgotten",
      swift: """
        import AppIntents
        struct SensorQuery: EntityQuery {
          @IntentParameterDependency<SensorIntent>(\\.$server) var intent
          func suggestedEntities() async throws -> [SensorEntity] { sensors(of: intent?.server) }
          func ▸defaultResult() async -> SensorEntity? { all().first }
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.types.flatMap { type -> [Finding] in
      let dependencies = Set(type.properties.filter { $0.attribute("IntentParameterDependency") != nil }.map(\.name))
      guard !dependencies.isEmpty else { return [] }
      let using = Self.functions(of: type, mentioning: dependencies)
      guard !using.isDisjoint(with: ["suggestedEntities", "results", "entities"]) else { return [] }
      return type.functions("defaultResult").filter { !using.contains("defaultResult") && !Self.givesNil($0) }.map {
        function in
        finding(
          "the default of `\(type.name)` may be of another parent than the one that was chosen",
          at: project.place(of: function.name, in: type.file(of: function)))
      }
    }
  }

  private static func givesNil(_ function: FunctionDeclSyntax) -> Bool {
    function.body?.statements.allSatisfy { $0.resultExpression?.is(NilLiteralExprSyntax.self) ?? false } ?? false
  }

  /// The functions that name one of these, or a function or property of the type that does.
  private static func functions(of type: TypeFacts, mentioning names: Set<String>) -> Set<String> {
    let bodies = type.members.compactMap { member -> (String, Set<String>)? in
      switch member {
      case .function(let function): (function.name.text, words(in: function.body))
      case .property(let property): (property.name, words(in: property.binding.accessorBlock))
      default: nil
      }
    }
    var using = names
    var count = 0
    while using.count != count {
      count = using.count
      for (name, words) in bodies where !words.isDisjoint(with: using) { using.insert(name) }
    }
    return using
  }

  private static func words(in node: (some SyntaxProtocol)?) -> Set<String> {
    Set(node?.tokens(viewMode: .sourceAccurate).map(\.text) ?? [])
  }
}
