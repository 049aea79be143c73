import SwiftSyntax

/// The identifier of an entity is not what a person can change.
struct ContentIdentifier: CodeRule {
  let id = "entities.id-from-content"
  let severity = Severity.advice
  let abstract = "The identifier of an entity is not its name or its title."
  let reason = """
    A shortcut keeps the identifier. When it is made of what a person edits, each edit breaks every shortcut that \
    uses the entity. Store an identifier beside the name.
    """
  let basis = Basis.observed("decentespresso/decaid#24")
  let limits = "Whether the name can change is not known."

  let examples = [
    RuleExample(
      "one of its own, or of what nobody edits",
      swift: """
        import AppIntents
        struct TrendEntity: AppEntity {
          let id: UUID
          let name: String
          init(_ trend: Trend) { self.id = trend.id; self.name = trend.name }
        }
        struct UnitEntity: AppEntity { var id: String { symbol } }
        """),
    RuleExample(
      "its name, as a getter or by an initialiser",
      swift: """
        import AppIntents
        struct TrendEntity: AppEntity {
          var id: String { ▸name }
          let name: String
        }
        struct ProfileEntity: AppEntity {
          let id: String
          init(_ profile: Profile) { self.id = ▸profile.title }
        }
        """),
  ]

  private static let content: Set<String> = ["name", "title", "displayName", "label", "text", "content"]

  func findings(in project: CodeProject) -> [Finding] {
    project.entities.flatMap { entity -> [Finding] in
      let computed = entity.property("id").flatMap { $0.isComputed ? $0.value : nil }
      let set = entity.initializers.compactMap(\.body).flatMap { Self.assigned(to: "id", in: $0.statements) }
      return (set + (computed.map { [$0] } ?? [])).compactMap { value in
        guard let name = Self.lastName(of: value), Self.content.contains(name) else { return nil }
        return finding(
          "possible: shortcuts lose `\(entity.name)` when its `\(name)` is changed",
          at: project.place(of: value, in: entity.file(of: value)))
      }
    }
  }

  private static func lastName(of value: ExprSyntax) -> String? {
    value.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// What stands on the right of `name = …` and of `self.name = …`.
  private static func assigned(to name: String, in statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    statements.compactMap { statement in
      guard let elements = statement.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self)?.elements,
        elements.count == 3,
        elements.first?.ownName == name, elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
      else { return nil }
      return elements.last
    }
  }
}
