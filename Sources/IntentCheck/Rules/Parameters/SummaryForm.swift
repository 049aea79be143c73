import SwiftSyntax

/// A parameter summary is of a form that Apple's builders take.
struct SummaryForm: CodeRule {
  let id = "parameters.summary-form"
  let severity = Severity.error
  let abstract = """
    `parameterSummary` is one expression, its `Switch` has a `DefaultCase`, and its `When` compares with `Type.a`.
    """
  let reason = """
    Apple's metadata step reads one `Summary`, `When` or `Switch`: beside other statements none is seen. A `Switch` \
    without `DefaultCase`, and a `When` that compares a required parameter with `.a` alone, do not build.
    """
  let basis = Basis.documented(
    "AppIntents interface of iOS 17.4: ParameterSummaryCaseBuilder, ParameterSummaryWhenCondition")

  let examples = [
    RuleExample(
      "one expression",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static var parameterSummary: some ParameterSummary {
            Switch(\\.$kind) {
              Case(.sleep) { Summary("Log \\(\\.$kind)") }
              DefaultCase { Summary("Log") }
            }
          }
        }
        """),
    RuleExample(
      "a value without its type",
      swift: """
        import AppIntents
        enum Kind: String, AppEnum { case sleep }
        struct LogIntent: AppIntent {
          static var parameterSummary: some ParameterSummary {
            When(\\.$kind, .equalTo, ▸.sleep) {
              When(\\.$other, .equalTo, .sleep) { Summary("Log") } otherwise: { Summary("Log it") }
            } otherwise: {
              When(\\.$kind, .equalTo, Kind.sleep) { Summary("Log") } otherwise: { Summary("Log it") }
            }
          }
          @Parameter(title: "Kind") var kind: Kind
          @Parameter(title: "Other") var other: Kind?
        }
        """),
    RuleExample(
      "a statement before, and no default",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static var ▸parameterSummary: some ParameterSummary {
            let text = "Log"
            return Summary("Log \\(\\.$kind)")
          }
        }
        struct NoteIntent: AppIntent {
          static var parameterSummary: some ParameterSummary {
            When(\\.$kind, .hasAnyValue) {
              ▸Switch(\\.$kind) { Case(.sleep) { Summary("Log \\(\\.$kind)") } }
            } otherwise: {
              Summary("Note")
            }
          }
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent -> [Finding] in
      guard let property = intent.summary?.property else { return [] }
      let file = intent.file(of: property.node)
      let switches = CallFinder.calls(in: property.binding, named: ["Switch"]).filter {
        CallFinder.calls(in: $0, named: ["DefaultCase"]).isEmpty
      }
      let open = switches.map {
        finding("this `Switch` of `\(intent.name)` has no `DefaultCase`", at: project.place(of: $0, in: file))
      }
      let untyped = Self.untypedValues(in: property, of: intent, in: project).map {
        finding("this value has no type: write `\($1)\($0.trimmedDescription)`", at: project.place(of: $0, in: file))
      }
      guard let statements = property.getterStatements, statements.count > 1, property.attributes.isEmpty else {
        return open + untyped
      }
      return open + untyped + [
        finding(
          "the summary of `\(intent.name)` stands beside other statements, and is not seen",
          at: project.place(of: property.binding.pattern, in: file))
      ]
    }
  }

  /// `.a` of `When(\.$kind, .equalTo, .a)` where `kind` is required: Apple's `When` takes it only with its type.
  private static func untypedValues(
    in property: Property, of intent: TypeFacts, in project: CodeProject
  ) -> [(value: ExprSyntax, type: String)] {
    let enums = Set(project.appEnums.map(\.lastName))
    return CallFinder.calls(in: property.binding, named: ["When"]).compactMap { call in
      guard let value = call.arguments.dropFirst(2).first?.expression.as(MemberAccessExprSyntax.self),
        value.base == nil,
        let name = call.arguments.first.flatMap({ KeyPathFinder.parameters(in: $0).first }),
        let type = intent.property(name)?.type, type.wrapped == nil,
        enums.contains(type.lastName)
      else { return nil }
      return (ExprSyntax(value), type.trimmedDescription)
    }
  }
}
