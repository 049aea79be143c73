import SwiftSyntax

/// A list of entities was seen to have no button to add to it.
struct EntityList: CodeRule {
  let id = "parameters.entity-array"
  let severity = Severity.advice
  let abstract = "A parameter that is a list of entities is tried on the oldest system the app supports."
  let reason = """
    Shortcuts of iOS 17 showed no button to add a second entity to such a list. Try it there, or ask for one and run \
    the action for each.
    """
  let basis = Basis.observed("feedback-assistant/reports#429 (FB13291593)")
  let limits = "In which system it was mended is not known."

  let examples = [
    RuleExample("one entity", swift: Self.intent("var trend: TrendEntity")),
    RuleExample("a list of texts", swift: Self.intent("var names: [String]")),
    RuleExample(
      "a widget's",
      swift: """
        import AppIntents
        struct TrendEntity: AppEntity {}
        struct ClockIntent: WidgetConfigurationIntent { @Parameter(title: "What") var trends: [TrendEntity] }
        """),
    RuleExample("a list of entities", swift: Self.intent("var ▸trends: [TrendEntity]?")),
  ]

  private static func intent(_ property: String) -> String {
    """
    import AppIntents
    struct TrendEntity: AppEntity {}
    struct LogIntent: AppIntent {
      @Parameter(title: "What") \(property)
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    let entities = Set(project.entities.map(\.lastName))
    return project.shownIntents.flatMap { intent in
      intent.parameters.filter { property in
        guard let type = property.type, let element = (type.wrapped ?? type).element else { return false }
        return entities.contains(element.lastName)
      }.map { property in
        finding(
          "possible: on iOS 17 nothing can be added to \(property.name) of \(intent.name)",
          at: project.place(of: property.binding.pattern, in: intent.file(of: property.node)))
      }
    }
  }
}
