import SwiftSyntax

/// What an extension includes, the app includes, too.
struct PackageInExtension: CodeRule {
  let id = "process.package-in-extension"
  let severity = Severity.warning
  let abstract = "A package of intents that an extension includes is included by the app as well."
  let reason = """
    From a release build the system does not read what only an extension includes: the actions are there while you \
    develop, and missing for whoever installs the app.
    """
  let basis = Basis.observed("feedback-assistant/reports#425 (FB13281659)")
  let limits = "A list that a function makes is not read."

  let examples = [
    RuleExample(
      "by both",
      inTargets: [
        "App/Package.intents.swift": "import AppIntents\n\(Self.including("AppPackage", "KitPackage.self"))",
        "Widget/Package.intents.swift": "import AppIntents\n\(Self.including("WidgetPackage", "KitPackage.self"))",
      ]),
    RuleExample(
      "by the extension alone",
      inTargets: [
        "App/Package.intents.swift": "import AppIntents\n\(Self.including("AppPackage", ""))",
        "Widget/Package.intents.swift": "import AppIntents\n\(Self.including("WidgetPackage", "▸KitPackage.self"))",
      ]),
  ]

  private static func including(_ name: String, _ list: String) -> String {
    "struct \(name): AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [\(list)] } }"
  }

  func findings(in project: CodeProject) -> [Finding] {
    guard project.hasApp else { return [] }
    let graph = PackageGraph(project)
    let reached = graph.reached { $0.isEmpty || $0.contains { !$0.role.isExtension } }
    return project.packages.filter { project.onlyExtensions(of: $0) != nil }.flatMap { package in
      graph.included(by: package).compactMap { name, node in
        guard !reached.contains(name) else { return nil }
        return finding(
          "`\(name)` is included by `\(package.name)` of an extension, and by no package of the app",
          at: project.place(of: node, in: package.file(of: node)))
      }
    }
  }
}
