import SwiftSyntax

/// Where everything is the main actor's, an intent says that it is not.
struct DefaultIsolation: CodeRule {
  let id = "concurrency.default-isolation"
  let severity = Severity.warning
  let abstract = "In a target whose default isolation is `MainActor`, what conforms in an extension is `nonisolated`."
  let reason = """
    The system uses intents, entities and queries off the main actor. A type that names the protocol where it is \
    declared is left out of the default; one that conforms in an extension is not, and does not build in Swift 6. \
    Name the protocol at the declaration, or mark the type `nonisolated`.
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
        nonisolated struct UndoIntent {}
        extension UndoIntent: AppIntent {}
        extension LogIntent { var name: String { "Log" } }
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
        "Sources/Intents/Log.swift": "struct ▸LogIntent {}",
        "Sources/Intents/Log+Intent.swift": "import AppIntents\nextension LogIntent: AppIntent {}",
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
        project.targets(of: type.file).contains(where: \.isMainActor),
        !project.protocols(of: type).isDisjoint(with: Self.protocols), !Self.isFree(type, in: project)
      else { return nil }
      return finding(
        "\(type.name) is the main actor's by default, and the system uses it off the main actor",
        at: project.place(of: type.nameNode, in: type.file))
    }
  }

  /// By its own say, or by a protocol that is named where it is declared.
  private static func isFree(_ type: TypeFacts, in project: CodeProject) -> Bool {
    if type.declaration.modifiers.contains("nonisolated") { return true }
    let alone = TypeFacts(name: type.name, kind: type.kind, parts: [type.declaration])
    return !project.protocols(of: alone).isDisjoint(with: protocols)
  }
}
