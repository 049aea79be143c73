import SwiftSyntax

/// A parameter summary is of a form that Apple's builders take.
struct SummaryForm: CodeRule {
  let id = "parameters.summary-form"
  let severity = Severity.error
  let abstract = "`parameterSummary` is one expression, and its `Switch` has a `DefaultCase`."
  let reason = """
    Apple's metadata step reads one `Summary`, `When` or `Switch`: beside other statements none is seen. A `Switch` \
    without `DefaultCase` does not build.
    """
  let basis = Basis.documented("AppIntents interface of iOS 17.4: ParameterSummaryCaseBuilder")

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
      "a value without its type, as public apps write it",
      swift: """
        import AppIntents
        enum Kind: String, AppEnum { case sleep }
        struct LogIntent: AppIntent {
          static var parameterSummary: some ParameterSummary {
            When(\\.$kind, .equalTo, .sleep) { Summary("Log") } otherwise: { Summary("Log it") }
          }
          @Parameter(title: "Kind") var kind: Kind
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
      guard let statements = property.getterStatements, statements.count > 1, property.attributes.isEmpty else {
        return open
      }
      return open + [
        finding(
          "the summary of `\(intent.name)` stands beside other statements, and is not seen",
          at: project.place(of: property.binding.pattern, in: file))
      ]
    }
  }
}
