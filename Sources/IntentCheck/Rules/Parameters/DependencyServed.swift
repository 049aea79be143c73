import SwiftSyntax

/// A query depends on an intent that uses it.
struct DependencyServed: CodeRule {
  let id = "parameters.dependency"
  let severity = Severity.advice
  let abstract = "A query that depends on an intent's parameter gives options to another parameter of that intent."
  let reason = """
    The dependency is filled only while the system looks for a value of that intent; asked for another intent, it is \
    nil, and the list is empty or of all. Name every intent that uses the query.
    """
  let basis = Basis.observed("RomanTheBaby/AppIntentsBugDemo")
  let limits = "A query that is handed over at run time is not seen."

  let examples = [
    RuleExample(
      "of an intent that uses it, as a query and as options",
      swift: """
        import AppIntents
        struct SensorEntity: AppEntity { static let defaultQuery = SensorQuery() }
        struct SensorQuery: EntityQuery { @IntentParameterDependency<SensorIntent>(\\.$server) var intent }
        struct Rooms: DynamicOptionsProvider { @IntentParameterDependency<SensorIntent>(\\.$server) var intent }
        struct SensorIntent: AppIntent {
          @Parameter(title: "Server") var server: ServerEntity
          @Parameter(title: "Sensor") var sensor: SensorEntity?
          @Parameter(title: "Room", optionsProvider: Rooms()) var room: String
        }
        """),
    RuleExample(
      "of another one",
      swift: """
        import AppIntents
        struct SensorEntity: AppEntity { static var defaultQuery: SensorQuery { SensorQuery() } }
        struct SensorQuery: EntityQuery { @IntentParameterDependency<LightIntent>(\\.$server) var ▸intent }
        struct LightIntent: AppIntent { @Parameter(title: "Server") var server: ServerEntity }
        struct SensorIntent: AppIntent { @Parameter(title: "Sensor") var sensor: SensorEntity }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let entities = project.entities
    return project.types.flatMap { type -> [Finding] in
      let dependencies = type.properties.filter { $0.attribute("IntentParameterDependency") != nil }
      guard !dependencies.isEmpty else { return [] }
      let served = Self.valueTypes(of: type, among: entities)
      return dependencies.compactMap { property in
        guard let name = Self.intent(of: property), let intent = project.type(named: name),
          !intent.parameters.contains(where: { Self.uses($0, type, served) })
        else { return nil }
        return finding(
          "possible: `\(type.name)` depends on `\(intent.name)`, which has no parameter that it gives options to",
          at: project.place(of: property.binding.pattern, in: type.file(of: property.node)))
      }
    }
  }

  private static func intent(of property: Property) -> String? {
    property.attribute("IntentParameterDependency")?.node.attributeName.as(IdentifierTypeSyntax.self)?
      .genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)?.qualifiedName
  }

  /// The entities whose query the type is.
  private static func valueTypes(of query: TypeFacts, among entities: [TypeFacts]) -> Set<String> {
    Set(
      entities.filter { entity in
        guard let property = entity.property("defaultQuery", isStatic: true) else { return false }
        let made = property.value?.as(FunctionCallExprSyntax.self)?.name
        return property.type?.lastName == query.lastName || made == query.lastName
      }.map(\.lastName))
  }

  private static func uses(_ parameter: Property, _ query: TypeFacts, _ served: Set<String>) -> Bool {
    if let type = parameter.type?.core.lastName, served.contains(type) { return true }
    let arguments = parameter.parameterAttribute?.arguments
    return ["optionsProvider", "query"].contains { label in
      arguments?.expression(label)?.trimmedDescription.contains(query.lastName) ?? false
    }
  }
}
