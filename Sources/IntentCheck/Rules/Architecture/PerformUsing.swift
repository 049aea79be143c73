import SwiftSyntax

/// An intent hands its work to a function that a test can call.
struct PerformUsing: CodeRule {
  let id = "architecture.perform-using"
  let severity = Severity.advice
  let abstract = "An intent with a dependency forwards `perform()` to a `perform(using:)` of its own."
  let reason = """
    Reading a `@Dependency` outside a run that the system started ends the process, so no test can call `perform()`. \
    What takes the door as an argument can be tested without the framework.
    """
  let basis = Basis.observed("App Intents rules, rule 4, with Xcode 27 and Swift 6.4")
  let limits = "Work that is handed to a function of another name is possibly just as testable."

  let examples = [
    RuleExample(
      "forwarded",
      files: [
        "Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          @Dependency var door: Door
          func perform() async throws -> some IntentResult { try perform(using: door) }
          func perform(using door: Door) throws -> some IntentResult { .result(value: try door.log()) }
        }
        struct AboutIntent: AppIntent { func perform() async throws -> some IntentResult { .result() } }
        """
      ]),
    RuleExample(
      "done in place",
      files: [
        "Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          @Dependency var door: Door
          func ▸perform() async throws -> some IntentResult {
            try door.log()
            return .result()
          }
        }
        struct UndoIntent: AppIntent {
          @Dependency var door: Door
          func perform() async throws -> some IntentResult {
            try door.undo()
            return .result()
          }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let intents = project.intents.filter { intent in
      // A tool is neither app nor adapter.
      !project.targets(of: intent).contains { $0.role == .executable }
    }
    let untested = intents.compactMap { intent in
      Self.untested(intent, in: project).map { (intent: intent, perform: $0) }
    }
    return project.byTarget(untested) { $0.intent.file }.map { first, all in
      let (intent, perform) = first
      let others = all.count == 1 ? "" : ", nor what \(all.count - 1) more of its target do"
      return finding(
        "it is possible that no test reaches what `\(intent.name)` does\(others): `perform()` reads its dependency "
          + "itself",
        at: project.place(of: perform.name, in: intent.file(of: perform)))
    }
  }

  /// The `perform()` of an intent that has a dependency, and nothing that takes it as an argument.
  private static func untested(_ intent: TypeFacts, in project: CodeProject) -> FunctionDeclSyntax? {
    let wrappers: Set<String> = ["Dependency", "AppDependency"]
    guard intent.properties.contains(where: { $0.attributes.contains { wrappers.contains($0.name) } })
    else { return nil }
    let protocols = project.protocols(of: intent).flatMap { project.types(named: $0) }
    let performs = intent.performs + protocols.flatMap(\.performs)
    guard let own = intent.performs.first,
      performs.allSatisfy({ $0.signature.parameterClause.parameters.isEmpty }), doesWork(own)
    else { return nil }
    return own
  }

  /// Whether it does more than to call one thing and give what that gives.
  private static func doesWork(_ perform: FunctionDeclSyntax) -> Bool { (perform.body?.statements.count ?? 0) > 1 }
}
