import SwiftSyntax

/// An entity keeps its identifier.
struct RandomIdentifier: CodeRule {
  let id = "entities.random-id"
  let severity = Severity.error
  let abstract = "The identifier of an entity is not made anew with the value."
  let reason = """
    A shortcut keeps the identifier and asks the query for it, days later and perhaps on another device: one that is \
    made at random is found by nobody. Take it from where the entity is stored.
    """
  let basis = Basis.documented("AppEntity: the identifier is stored; seen in openhab/openhab-ios#1163, #1227")
  let limits = "What sets a variable again elsewhere than in the entity is not followed: a variable is a warning."

  let examples = [
    RuleExample(
      "given, or of a value that nobody asks for",
      swift: """
        import AppIntents
        struct TrendEntity: AppEntity {
          let id: UUID
          init(_ trend: Trend) { id = trend.id }
        }
        struct BookEntity: AppEntity {
          var id = UUID()
          init(_ book: Book) { id = book.id }
        }
        struct Reading: TransientAppEntity { let id = UUID() }
        struct Trend { var id = UUID() }
        struct OldEntity: AppEntity { var id: UUID { stored ?? UUID() } }
        """),
    RuleExample(
      "made with the value",
      swift: """
        import AppIntents
        struct TrendEntity: AppEntity { let id = ▸UUID() }
        struct ChoiceEntity: AppEntity { var id: String { ▸UUID().uuidString } }
        struct NoteEntity: AppEntity { var id: UUID = ▸UUID() }
        struct DayEntity: AppEntity { var id: Int { name.▸hashValue } }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.entities.compactMap { entity in
      guard !project.conforms(entity, to: "TransientAppEntity"), let property = entity.property("id"),
        let value = property.value, let (node, message) = Self.fault(in: value), !Self.isGiven(property, in: entity)
      else { return nil }
      return finding(
        "the identifier of `\(entity.name)` is \(message), and no saved shortcut finds it",
        severity: property.isConstant || property.isComputed ? .error : .warning,
        at: project.place(of: node, in: entity.file(of: property.node)))
    }
  }

  /// Whether something in the entity gives the variable another value, as an initialiser does.
  private static func isGiven(_ property: Property, in entity: TypeFacts) -> Bool {
    guard !property.isConstant, !property.isComputed else { return false }
    return entity.parts.contains { part in
      NameFinder.uses(in: part.node, of: [property.name]).contains(where: \.isAssigned)
    }
  }

  private static func fault(in value: ExprSyntax) -> (Syntax, String)? {
    var maker = value
    while let member = maker.as(MemberAccessExprSyntax.self), let base = member.base {
      if member.declName.baseName.text == "hashValue" {
        return (Syntax(member.declName), "a hash, which differs in each process")
      }
      maker = base
    }
    guard let call = maker.as(FunctionCallExprSyntax.self), call.name == "UUID", call.arguments.isEmpty else {
      return nil
    }
    return (Syntax(call), "made anew with each value")
  }
}
