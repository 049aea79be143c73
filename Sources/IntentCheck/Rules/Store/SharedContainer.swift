import SwiftSyntax

/// One process keeps a store in step with CloudKit.
struct SharedContainer: CodeRule {
  let id = "store.shared-container"
  let severity = Severity.warning
  let abstract = "A `ModelContainer` that syncs with CloudKit is made in the app, not in an extension as well."
  let reason = """
    Two processes that sync one store end with NSCocoaErrorDomain 134422, “another instance … actively syncing”. In \
    the extension say `cloudKitDatabase: .none`, or hand it what it shows as a file.
    """
  let basis = Basis.observed("scastiel/kado#14")
  let limits = """
    Where nothing is said of CloudKit, the app's entitlements decide, which are not read; and what both compile may be \
    called by one: then it is advice. A container that a library makes is not seen.
    """

  let examples = [
    RuleExample(
      "the extension does not sync",
      inTargets: [
        "App/Store.swift": "let container = try ModelContainer(for: Trend.self)",
        "Widget/Store.swift":
          "let container = try ModelContainer(for: Trend.self, configurations: .init(cloudKitDatabase: .none))",
      ]),
    RuleExample(
      "both sync",
      inTargets: [
        "App/Store.swift": "let container = try ModelContainer(for: Trend.self)",
        "Widget/Store.swift": """
        func open() throws -> ModelContainer {
          let settings = ModelConfiguration(cloudKitDatabase: .automatic)
          return try ▸ModelContainer(for: Trend.self, configurations: settings)
        }
        """,
      ]),
    RuleExample(
      "one file in both", inTargets: ["Shared/Store.swift": "let container = try ▸ModelContainer(for: Trend.self)"]),
    RuleExample("the app alone", inTargets: ["App/Store.swift": "let container = try ModelContainer(for: Trend.self)"]),
  ]

  private static let said: Set<String> = ["automatic", "private"]

  func findings(in project: CodeProject) -> [Finding] {
    let containers = project.modelContainers.filter { $0.cloud != "none" }
    let roles = containers.map { project.targets(of: $0.file).map(\.role) }
    guard roles.joined().contains(.app) else { return [] }
    return zip(containers, roles).compactMap { container, roles in
      guard roles.contains(where: \.isExtension) else { return nil }
      // What a variable holds, and who calls what both compile, is not known.
      let isCertain = Self.said.contains(container.cloud ?? "") && !roles.contains(.app)
      return finding(
        isCertain
          ? "an extension and the app both sync this store with CloudKit"
          : "it is possible that an extension and the app both sync this store with CloudKit",
        severity: isCertain ? .warning : .advice, at: project.place(of: container.call, in: container.file))
    }
  }
}
