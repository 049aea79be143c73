import SwiftSyntax

/// An intent can be made without arguments.
struct EmptyInitializer: CodeRule {
  let id = "intents.empty-init"
  let severity = Severity.error
  let abstract = "An intent, an entity query or a provider of options that has an initialiser has an empty one too."
  let reason = """
    The system makes it with `init()` and fills in its parameters afterwards. An initialiser of your own takes the \
    empty one away, and the type does not build. Write `init() {}` beside it.
    """
  let basis = Basis.documented("AppIntent.init(), EntityQuery.init()")

  let examples = [
    RuleExample(
      "both, one in an extension, or only in an extension",
      files: [
        "Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Trend") var trend: String
          init() {}
          init(trend: String) { self.trend = trend }
        }
        struct UndoIntent: AppIntent {
          @Parameter(title: "Trend") var trend: String
          init(trend: String) { self.trend = trend }
        }
        """,
        "Undo.swift": """
        extension UndoIntent { init() {} }
        """,
      ]),
    RuleExample(
      "only one with arguments",
      swift: """
        import AppIntents
        struct ▸LogIntent: AppIntent {
          @Parameter(title: "Trend") var trend: String

          init(trend: String) {
            self.trend = trend
          }
        }
        """),
    RuleExample(
      "arguments that may be left out, beside a constant without a value",
      swift: """
        import AppIntents
        struct ▸LogIntent: AppIntent {
          let source: String
          init(source: String = "app") { self.source = source }
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let made = ["AppIntent", "EntityQuery", "DynamicOptionsProvider"]
    return project.types.filter { type in
      [.structure, .class].contains(type.kind) && !project.protocols(of: type).isDisjoint(with: made)
    }.compactMap { type in
      let own = type.declaration.members.compactMap { member in
        if case .initializer(let initializer) = member { initializer } else { nil }
      }
      guard let first = own.first, !type.initializers.contains(where: Self.isEmpty),
        !Self.isGiven(to: type, in: project)
      else { return nil }
      return finding(
        "`\(type.name)` cannot be made without arguments, as the system makes it",
        at: project.place(of: type.nameNode, in: type.file), fix: Self.fix(before: first, of: type, in: project))
    }
  }

  private static func isEmpty(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.signature.parameterClause.parameters.isEmpty
  }

  /// By an extension of a protocol, or by a class above it.
  private static func isGiven(to type: TypeFacts, in project: CodeProject) -> Bool {
    project.protocols(of: type).contains { name in
      project.types(named: name).contains { $0.initializers.contains(where: isEmpty) }
    }
  }

  /// Certain where every stored property has a value of its own.
  private static func fix(
    before initializer: InitializerDeclSyntax, of type: TypeFacts, in project: CodeProject
  ) -> Fix? {
    guard type.kind == .structure, type.properties.allSatisfy(isFilled),
      let indentation = initializer.leadingTrivia.lastLineIndentation
    else { return nil }
    let start = initializer.positionAfterSkippingLeadingTrivia.utf8Offset
    let access = initializer.modifiers.first { ["public", "package"].contains($0.name.text) }.map { "\($0.name.text) " }
    return Fix(
      "add the empty initialiser",
      [
        Fix.Edit(
          path: project.files[type.file(of: initializer)].path, range: start..<start,
          replacement: "\(access ?? "")init() {}\n\n\(indentation)")
      ])
  }

  private static func isFilled(_ property: Property) -> Bool {
    property.isStatic || property.isComputed || property.binding.initializer != nil || !property.attributes.isEmpty
      || (!property.isConstant && property.type?.wrapped != nil)
  }
}
