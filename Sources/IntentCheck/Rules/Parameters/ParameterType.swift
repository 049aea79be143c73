import SwiftSyntax

/// A parameter is of a type that the system can fill.
struct ParameterType: CodeRule {
  let id = "parameters.type"
  let severity = Severity.error
  let abstract = "A parameter is of a type that App Intents can fill."
  let reason = """
    The system fills texts, numbers, dates, files and the like, and what is an `AppEntity` or an `AppEnum`; another \
    type does not build.
    """
  let basis = Basis.documented("IntentParameter where Value: _IntentValue")
  let limits = "Of Foundation's types only those of iOS 17.4 are known: one that is refused there is a warning."

  let examples = [
    RuleExample(
      "values, entities, enumerations",
      swift: """
        import AppIntents
        struct TrendEntity: AppEntity {}
        @UnionValue enum Target { case trend(TrendEntity) }
        struct LogIntent: AppIntent {
          @Parameter(title: "Trends") var trends: [TrendEntity]?
          @Parameter(title: "Others") var others: Set<TrendEntity>
          @Parameter(title: "Length") var length: Measurement<UnitLength>
          @Parameter(title: "Target") var target: Target
        }
        """),
    RuleExample(
      "a model, an identifier, a dictionary",
      swift: """
        import AppIntents
        struct Trend: Identifiable, Codable {}
        struct LogIntent: AppIntent {
          @Parameter(title: "Trend") var trend: ▸Trend
          @Parameter(title: "Identifier") var id: ▸UUID?
          @Parameter(title: "Values") var values: ▸[String: Int]
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.parameters.compactMap { property -> Finding? in
        guard let type = property.type, let refusal = IntentValueTypes.refusal(of: type, in: project) else {
          return nil
        }
        return finding(
          "`\(property.name)` is a `\(type.core.trimmedDescription)`, which the system cannot fill; "
            + "use \(refusal.instead)",
          severity: refusal.isCertain ? .error : .warning,
          at: project.place(of: type.core, in: intent.file(of: property.node)))
      }
    }
  }
}
