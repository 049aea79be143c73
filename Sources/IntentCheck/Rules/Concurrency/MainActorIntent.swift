import SwiftSyntax

/// An intent is isolated to no actor; its `perform()` may be.
struct MainActorIntent: CodeRule {
  let id = "concurrency.main-actor-type"
  let severity = Severity.warning
  let abstract = "No whole intent, entity or query is marked `@MainActor`; `perform()` may be."
  let reason = """
    The system makes and reads it off the main actor, and its static members must be free of any: in Swift 6 such a \
    type does not build. Mark only `perform()`.
    """
  let basis = Basis.documented(
    """
    AppIntents interface of iOS 17.4 with Swift 6.3.1: @MainActor on a whole intent is refused
    """)
  let limits = "In Swift 5 it builds."

  let examples = [
    RuleExample(
      "only what touches the interface",
      swift: """
        import AppIntents
        struct OpenIntent: AppIntent {
          @MainActor func perform() async throws -> some IntentResult { .result() }
        }
        @MainActor final class Router {}
        """),
    RuleExample(
      "the whole type",
      swift: """
        import AppIntents
        ▸@MainActor struct OpenIntent: AppIntent {}
        ▸@MainActor public struct TrendQuery: EntityStringQuery {}
        """),
  ]

  private static let protocols: Set<String> = [
    "AppIntent", "AppEntity", "TransientAppEntity", "AppEnum", "EntityQuery", "DynamicOptionsProvider",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.types.compactMap { type in
      guard type.kind != .protocol, !project.protocols(of: type).isDisjoint(with: Self.protocols),
        let attribute = type.declaration.attributes.first(where: { $0.name == "MainActor" })
      else { return nil }
      return finding(
        "`\(type.name)` does not build in Swift 6, as the system uses it off the main actor",
        at: project.place(of: attribute.node, in: type.file))
    }
  }
}
