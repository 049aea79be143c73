import SwiftSyntax

/// What a type says of itself is a constant.
struct StaticVariable: CodeRule {
  let id = "concurrency.static-var"
  let severity = Severity.advice
  let abstract = "A stored `static` member of an intent, an entity or a query is `let`."
  let reason = """
    A stored `static var` is one variable for all threads, which Swift 6 does not build. Write `static let`, or a \
    getter.
    """
  let basis = Basis.observed(
    """
    "static property 'title' is not concurrency-safe": p0deje/Maccy#1532; the compiler of Swift 6
    """)
  let limits = """
    In Swift 5 it builds, and Apple's older examples have it. What Apple's protocols ask for is told once for each \
    target, with all in the one fix.
    """

  let examples = [
    RuleExample(
      "constants and getters",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static let title: LocalizedStringResource = "Log"
          static var isDiscoverable: Bool { false }
          @Parameter(title: "Trend") var trend: String
        }
        struct Engine { static var count = 0 }
        """),
    RuleExample(
      "stored variables",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static ▸var title: LocalizedStringResource = "Log"
          static ▸var count = 0
        }
        struct TrendEntity: AppEntity {
          static var defaultQuery = TrendQuery()
        }
        """),
  ]

  /// What Apple's protocols ask for, as something to be read: nobody sets it.
  private static let read: Set<String> = [
    "title", "description", "openAppWhenRun", "isDiscoverable", "supportedModes", "authenticationPolicy",
    "persistentIdentifier", "typeDisplayRepresentation", "caseDisplayRepresentations", "defaultQuery",
    "findIntentDescription", "shortcutTileColor", "intentClassName",
  ]

  private static let protocols: Set<String> = [
    "AppIntent", "AppEntity", "TransientAppEntity", "AppEnum", "EntityQuery", "DynamicOptionsProvider",
    "AppShortcutsProvider",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let variables = project.types.flatMap { type -> [Variable] in
      guard type.kind != .protocol, !project.protocols(of: type).isDisjoint(with: Self.protocols) else { return [] }
      return type.properties.filter(Self.isStoredVariable).map { property in
        let isRead = Self.read.contains(property.name) && property.node.bindings.count == 1
        return Variable(type: type, property: property, isRead: isRead)
      }
    }
    let own = variables.filter { !$0.isRead }.map { finding(on: [$0], in: project) }
    return own + project.byTarget(variables.filter(\.isRead)) { $0.file }.map { finding(on: $0.all, in: project) }
  }

  private struct Variable {
    let type: TypeFacts
    let property: Property
    /// Whether Apple's protocols ask for it, so that nobody sets it.
    let isRead: Bool

    var file: Int { type.file(of: property.node) }
    var keyword: TokenSyntax { property.node.bindingSpecifier }
  }

  private func finding(on all: [Variable], in project: CodeProject) -> Finding {
    let first = all[0]
    let edits = all.filter(\.isRead).map { variable in
      let start = variable.keyword.positionAfterSkippingLeadingTrivia.utf8Offset
      return Fix.Edit(path: project.files[variable.file].path, range: start..<start + 3, replacement: "let")
    }
    return finding(
      "`\(first.property.name)` of `\(first.type.name)`\(CodeProject.more(of: all.count)) is one variable for all "
        + "threads, which Swift 6 does not build",
      at: project.place(of: first.keyword, in: first.file), fix: edits.isEmpty ? nil : Fix("make it a constant", edits))
  }

  private static func isStoredVariable(_ property: Property) -> Bool {
    property.isStatic && !property.isConstant && property.binding.initializer != nil
      && property.binding.accessorBlock == nil && property.attributes.isEmpty
      && !property.node.modifiers.contains { $0.name.text == "nonisolated" }
  }
}
