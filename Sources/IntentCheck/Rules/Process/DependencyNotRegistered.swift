import SwiftSyntax

/// What an intent depends on is registered.
struct DependencyNotRegistered: CodeRule {
  let id = "process.dependency-not-registered"
  let severity = Severity.warning
  let abstract = "The type of every `@Dependency` is registered with `AppDependencyManager`."
  let reason = """
    The system starts the app or its extension without any scene, and asks the manager: for what is not registered, \
    the process ends. Register it in the initialiser of each root that can run intents.
    """
  let basis = Basis.documented("AppDependencyManager; TortugaPower/BookPlayer#1197")
  let limits = """
    That it is registered in each process, and early enough, is not seen. Where the text does not tell the type of \
    something that is registered, nothing is said.
    """

  let examples = [
    RuleExample(
      "registered, in several ways",
      files: [
        "Intents.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          @Dependency var door: Door
          @Dependency private var clock: any Clock
          @AppDependency(key: "s") var store: Store
          @AppDependency(key: "i") var index: Index
        }
        """,
        "App.swift": """
        import AppIntents
        struct Journal {
          let clock: any Clock = SystemClock()
          init() {
            let door = Door.live()
            AppDependencyManager.shared.add(dependency: door)
            let manager = AppDependencyManager.shared
            manager.add(dependency: clock)
            AppDependencyManager.shared.add(key: "s") { try await Store(path: "s") }
            let made: @Sendable () async -> (Index) = { await shared }
            AppDependencyManager.shared.add(key: "i", dependency: made)
          }
        }
        """,
      ]),
    RuleExample(
      "one is not",
      files: [
        "Intents.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          @Dependency var door: Door
        }
        struct TrendQuery: EntityQuery {
          @Dependency var ▸store: Store
        }
        """,
        "App.swift": "import AppIntents\nfunc launch() { AppDependencyManager.shared.add(dependency: Door()) }",
      ]),
    RuleExample(
      "nothing is",
      files: ["Intents.swift": "import AppIntents\nstruct LogIntent: AppIntent { @Dependency var ▸door: Door }"]),
    RuleExample(
      "the text does not tell what",
      files: [
        "Intents.swift": "import AppIntents\nstruct LogIntent: AppIntent { @Dependency var door: Door }",
        "App.swift": "import AppIntents\nfunc launch() { AppDependencyManager.shared.add(dependency: make()) }",
      ]),
    RuleExample(
      "another library's wrapper of that name",
      swift: #"import AppIntents\#nstruct LogIntent: AppIntent { @Dependency(\.clock) var clock: Clock }"#),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let users = (project.intents + project.queries + project.entities).flatMap { type in
      type.properties.filter { Self.isDependency($0) }.map { (type: type, property: $0) }
    }
    guard !users.isEmpty else { return [] }
    let registered = RegisteredDependencies(project)
    guard !registered.hasUnknown else { return [] }
    var seen: Set<Int> = []
    return users.compactMap { type, property in
      guard let name = property.type?.lastName, !registered.types.contains(name) else { return nil }
      let file = type.file(of: property.binding)
      let start = property.binding.positionAfterSkippingLeadingTrivia.utf8Offset
      guard seen.insert(file << 32 | start).inserted else { return nil }
      let message =
        registered.count == 0
        ? "`\(type.name)` depends on `\(name)`, and nothing is registered with `AppDependencyManager`"
        : "`\(type.name)` depends on `\(name)`, which is never registered with `AppDependencyManager`"
      return finding(message, at: project.place(of: property.binding.pattern, in: file))
    }
  }

  private static func isDependency(_ property: Property) -> Bool {
    property.attributes.contains { attribute in
      guard ["Dependency", "AppDependency"].contains(attribute.name) else { return false }
      return attribute.arguments?.allSatisfy { $0.label?.text == "key" || $0.label?.text == "default" } ?? true
    }
  }
}
