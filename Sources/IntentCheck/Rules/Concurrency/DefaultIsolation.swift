import SwiftSyntax

/// Where everything is the main actor's, an intent says that it is not.
struct DefaultIsolation: CodeRule {
  let id = "concurrency.default-isolation"
  let severity = Severity.warning
  let abstract = "In a target whose default isolation is `MainActor`, an extension that conforms is `nonisolated`."
  let reason = """
    The system uses intents, entities and queries off the main actor. A type that names Apple's protocol where it is \
    declared is left out of the default. One that conforms in an extension is not, even if the type is `nonisolated`, \
    nor is one that conforms through a protocol of the target's own: neither builds in Swift 6. Name Apple's protocol \
    at the declaration, or mark the extension or the own protocol `nonisolated`.
    """
  let basis = Basis.observed("Swift 6.3.1 with -default-isolation MainActor; Volker88/Sensor-App#110")
  let limits = "Settings that are named, or stand in an .xcconfig file, are not read."

  private static func manifest(_ settings: String) -> String {
    """
    let package = Package(name: "Quest", targets: [.target(name: "Intents", swiftSettings: [\(settings)])])
    """
  }

  private static let isolated = manifest(".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)")

  let examples = [
    RuleExample(
      "at the declaration, or nonisolated",
      files: [
        "Package.swift": Self.isolated,
        "Sources/Intents/Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent {}
        struct UndoIntent {}
        nonisolated extension UndoIntent: AppIntent {}
        extension LogIntent { var name: String { "Log" } }
        nonisolated protocol House: AppIntent {}
        struct SellIntent: House {}
        """,
      ]),
    RuleExample(
      "no such default",
      files: [
        "Package.swift": Self.manifest(".defaultIsolation(nil)"),
        "Sources/Intents/Log.swift": "import AppIntents\nstruct LogIntent {}\nextension LogIntent: AppIntent {}",
      ]),
    RuleExample(
      "in an extension",
      files: [
        "Package.swift": Self.isolated,
        "Sources/Intents/Log.swift": "struct ▸LogIntent {}\nnonisolated struct ▸UndoIntent {}",
        "Sources/Intents/Log+Intent.swift": """
        import AppIntents
        extension LogIntent: AppIntent {}
        extension UndoIntent: AppIntent {}
        """,
      ]),
    RuleExample(
      "through a protocol that is the main actor's itself",
      files: [
        "Package.swift": Self.isolated,
        "Sources/Intents/Log.swift": """
        import AppIntents
        protocol House: AppIntent {}
        struct ▸SellIntent: House {}
        """,
      ]),
    RuleExample(
      "in an extension that another target compiles",
      files: [
        "project.yml": """
        targets:
          Quest:
            type: application
            sources: [Quest, Shared]
            settings:
              base:
                SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
          Widget: {type: app-extension, sources: [Widget, Shared]}
        """,
        "Shared/Moment.swift": "enum Moment: String { case now }",
        "Widget/Moment+Intents.swift": "import AppIntents\nextension Moment: AppEnum {}",
      ]),
    RuleExample(
      "by the setting of an app",
      files: [
        "project.yml": """
        targets:
          Quest:
            type: application
            sources: [Quest]
            settings:
              base:
                SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
        """,
        "Quest/Query.swift": "import AppIntents\nstruct ▸TrendQuery {}\nextension TrendQuery: EntityStringQuery {}",
      ]),
  ]

  private static let protocols: Set<String> = [
    "AppIntent", "AppEntity", "TransientAppEntity", "AppEnum", "EntityQuery", "DynamicOptionsProvider",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    guard project.targets.contains(where: \.isMainActor) else { return [] }
    return project.types.compactMap { type in
      guard type.kind != .protocol, type.kind != .foreign,
        Self.conformsInIsolation(type, in: project), !Self.isFree(type, in: project)
      else { return nil }
      return finding(
        "`\(type.name)` is the main actor's by default, and the system uses it off the main actor",
        at: project.place(of: type.nameNode, in: type.file))
    }
  }

  /// Whether a target with that default compiles the declaration and what makes it conform.
  private static func conformsInIsolation(_ type: TypeFacts, in project: CodeProject) -> Bool {
    project.memberships[type.file].filter { project.targets[$0].isMainActor }.contains { target in
      let parts = type.parts.filter { project.memberships[$0.file].contains(target) }
      let seen = TypeFacts(name: type.name, kind: type.kind, parts: parts)
      return !project.protocols(of: seen).isDisjoint(with: protocols)
    }
  }

  /// By Apple's protocol at its declaration, or in an extension that is nobody's.
  private static func isFree(_ type: TypeFacts, in project: CodeProject) -> Bool {
    type.parts.contains { part in
      let isFree = part.kind != nil || part.modifiers.contains("nonisolated")
      return isFree && part.inherited.contains { frees($0, in: project) }
    }
  }

  /// Whether a type that names a protocol is left out of the default: not if that is the main actor's itself.
  private static func frees(_ name: String, in project: CodeProject) -> Bool {
    var seen: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      if !AppleProtocols.refined(by: name).isDisjoint(with: protocols) { return true }
      for own in project.types(named: name) where own.kind == .protocol {
        let isIsolated = project.targets(of: own.file).contains(where: \.isMainActor)
        if !isIsolated || own.declaration.modifiers.contains("nonisolated") { waiting += own.inherited }
      }
    }
    return false
  }
}
