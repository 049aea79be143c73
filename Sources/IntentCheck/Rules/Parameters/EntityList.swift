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
  let limits = "In which system it was mended is not known; of an app that needs iOS 18 nothing is said."

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
    RuleExample(
      "a list, on newer systems",
      files: [
        "project.yml": "targets:\n  App: {type: application, deploymentTarget: \"18.0\", sources: [App]}\n",
        "App/Log.swift": Self.intent("var trends: [TrendEntity]"),
      ]),
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
    return project.shownIntents.filter { Self.runsOnReported($0, in: project) }.flatMap { intent in
      intent.parameters.filter { property in
        guard let type = property.type, let element = (type.wrapped ?? type).element else { return false }
        return entities.contains(element.lastName)
      }.map { property in
        finding(
          "possible: on iOS 17 nothing can be added to `\(property.name)` of `\(intent.name)`",
          at: project.place(of: property.binding.pattern, in: intent.file(of: property.node)))
      }
    }
  }

  /// Whether the app runs on the system it was seen in, as far as manifests and projects tell.
  private static func runsOnReported(_ intent: TypeFacts, in project: CodeProject) -> Bool {
    let oldest = project.targets(of: intent).compactMap(\.oldestSystem)
    return oldest.isEmpty || oldest.contains { $0 <= 17 }
  }
}
