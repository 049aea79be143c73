import SwiftSyntax

/// `@Parameter` has arguments that go together.
struct ParameterArguments: CodeRule {
  let id = "parameters.arguments"
  let severity = Severity.error
  let abstract = "`@Parameter` has no `default:` beside `optionsProvider:`, and none for a date."
  let reason = """
    Apple has no such initialiser, and the parameter does not build. Let the provider's `defaultResult()` give the \
    default, or make the date optional and set it in `perform()`.
    """
  let basis = Basis.documented("AppIntents interface of iOS 17.4: IntentParameter.init")

  let examples = [
    RuleExample(
      "one or the other",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Trend", optionsProvider: Trends()) var trend: String
          @Parameter(title: "Value", default: 3) var value: Int
          @Parameter(title: "Day", kind: .date) var day: Date?
        }
        """),
    RuleExample(
      "both, and a date",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Trend", ▸default: "Sleep", optionsProvider: Trends()) var trend: String
          @Parameter(title: "Day", ▸default: .now, kind: .date) var day: Date
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.parameters.compactMap { property -> Finding? in
        guard let arguments = property.parameterAttribute?.arguments,
          let value = arguments.first(where: { $0.label?.text == "default" })
        else { return nil }
        let place = project.place(of: value, in: intent.file(of: property.node))
        if arguments.expression("optionsProvider") != nil {
          return finding(
            "`\(property.name)` has a default and a provider of options, which do not go together", at: place)
        }
        guard let type = property.type?.core.lastName, ["Date", "DateComponents"].contains(type) else { return nil }
        return finding("`\(property.name)` is a date, which can have no default", at: place)
      }
    }
  }
}
