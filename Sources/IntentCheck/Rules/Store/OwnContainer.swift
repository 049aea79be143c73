import SwiftSyntax

/// An intent uses the app's store.
struct OwnContainer: CodeRule {
  let id = "store.own-container"
  let severity = Severity.warning
  let abstract = "An intent, entity or query makes no `ModelContainer` of its own."
  let reason = """
    In the app's process it is a second one of the same store: what the intent saves, the open screen does not see, \
    and two that keep CloudKit in step end the process. Take the app's container, as a dependency.
    """
  let basis = Basis.observed("scastiel/kado at 8d34041: a second container inside the app")
  let limits = "A container that a function of the project makes is not followed."

  let examples = [
    RuleExample(
      "the app's",
      files: [
        "Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          @Dependency var container: ModelContainer
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
    RuleExample(
      "its own",
      files: [
        "Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          func perform() async throws -> some IntentResult {
            let context = ModelContext(try ▸ModelContainer(for: Trend.self))
            return .result()
          }
        }
        struct TrendQuery: EntityStringQuery {}
        extension TrendQuery {
          var container: ModelContainer { try! ▸ModelContainer(for: Trend.self) }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let types = project.intents + project.entities + project.queries
    var seen: Set<SyntaxIdentifier> = []
    return types.flatMap { type in
      type.parts.flatMap { part in
        CallFinder.calls(in: part.node, named: ["ModelContainer"]).compactMap { call in
          guard seen.insert(call.id).inserted else { return nil }
          return finding(
            "`\(type.name)` opens the store for itself, beside the app's own container",
            at: project.place(of: call, in: part.file))
        }
      }
    }
  }
}
