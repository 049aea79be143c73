import SwiftSyntax

/// Whoever opens a store knows all its models.
struct ModelListsDiffer: CodeRule {
  let id = "store.model-lists-differ"
  let severity = Severity.warning
  let abstract = "Every `ModelContainer` of one store names the same models."
  let reason = """
    A container that leaves a model out meets a store it does not know: opening fails with a general error, or the \
    other models' data are migrated away. Keep one list, and use it everywhere.
    """
  let basis = Basis.observed("Ooolaa/TechPulse#21")
  let limits = """
    Compared are lists that stand in the call or beside it, of containers that name no store of their own; a model \
    that another's relationships bring along counts as left out.
    """

  let examples = [
    RuleExample(
      "the same models",
      files: [
        "App.swift": "import AppIntents\nlet app = try ModelContainer(for: Trend.self, Entry.self)",
        "Log.swift": "import AppIntents\nlet log = try ModelContainer(for: Schema([Entry.self, Trend.self]))",
        "Other.swift": """
        import AppIntents
        let other = try ModelContainer(for: Trend.self, configurations: ModelConfiguration("other"))
        """,
      ]),
    RuleExample(
      "one left out",
      files: [
        "App.swift": "import AppIntents\nlet app = try ModelContainer(for: Trend.self, Entry.self)",
        "Log.swift": "import AppIntents\nlet log = try ▸ModelContainer(for: Trend.self)",
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let containers = project.modelContainers.filter { !$0.isNamed && $0.models != nil }
    guard let whole = containers.compactMap(\.models).max(by: { $0.count < $1.count }) else { return [] }
    return containers.compactMap { container in
      guard let models = container.models, models.count < whole.count, models.isSubset(of: whole) else { return nil }
      let missing = whole.subtracting(models).sorted().map { "`\($0)`" }.joined(separator: ", ")
      return finding(
        "this container leaves out \(missing), which another container of the project has",
        at: project.place(of: container.call, in: container.file))
    }
  }
}
