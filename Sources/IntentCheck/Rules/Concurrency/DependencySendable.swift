import SwiftSyntax

/// A dependency is a value that can be handed to any thread.
struct DependencySendable: CodeRule {
  let id = "concurrency.dependency"
  let severity = Severity.warning
  let abstract = "What `@Dependency` holds is `Sendable`: a value, an actor, or a class that says so."
  let reason = """
    One dependency serves every intent, on whatever thread the system performs them. A class that is not `Sendable` \
    does not build in Swift 6, and in Swift 5 two intents change it at once. Register one `Sendable` value that \
    leads to the engine.
    """
  let basis = Basis.documented("AppDependency where Value: Sendable")
  let limits = "A type that is declared in no file of the project is not judged."

  let examples = [
    RuleExample(
      "a value, an actor, a class that says so, one of the main actor",
      swift: """
        import AppIntents
        struct Door: Sendable {}
        actor Store {}
        final class Clock: Sendable {}
        @MainActor final class Router {}
        protocol Opening: AnyObject, Sendable {}
        struct LogIntent: AppIntent {
          @Dependency var door: Door
          @Dependency var store: Store
          @Dependency var clock: Clock
          @Dependency var router: Router
          @AppDependency var opening: any Opening
        }
        """),
    RuleExample(
      "a class",
      files: [
        "Store.swift": "class Store {}\nfinal class Cache: Store {}",
        "Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent { @Dependency var store: ▸Store }
        struct TrendQuery: EntityQuery { @Dependency(key: "cache") var cache: ▸Cache }
        """,
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.types.flatMap { type in
      type.properties.compactMap { property -> Finding? in
        guard property.attribute("Dependency") ?? property.attribute("AppDependency") != nil, let held = property.type,
          let own = project.type(named: held.qualifiedName), own.kind == .class, !Self.isSafe(own, in: project)
        else { return nil }
        return finding(
          "`\(held.trimmedDescription)` is shared by intents on all threads, and is not `Sendable`",
          at: project.place(of: held, in: type.file(of: property.node)))
      }
    }
  }

  private static func isSafe(_ own: TypeFacts, in project: CodeProject) -> Bool {
    let protocols = project.protocols(of: own)
    // A superclass or a protocol that no file declares may be Sendable, or a global actor's.
    let isKnown = protocols.allSatisfy { !project.types(named: $0).isEmpty || Self.plain.contains($0) }
    let attributes = ([own] + protocols.flatMap { project.types(named: $0) }).flatMap { $0.declaration.attributes }
    return protocols.contains("Sendable") || !isKnown || attributes.contains { $0.name.hasSuffix("Actor") }
  }

  /// Protocols that say nothing of threads.
  private static let plain: Set<String> = [
    "ObservableObject", "AnyObject", "Equatable", "Hashable", "Identifiable", "Codable", "NSObject",
    "CustomStringConvertible",
  ]
}
