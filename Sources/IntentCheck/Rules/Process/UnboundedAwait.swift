import SwiftSyntax

/// An intent ends in time.
struct UnboundedAwait: CodeRule {
  let id = "process.unbounded-await"
  let severity = Severity.advice
  let abstract = "`perform()` does not wait for as long as it takes: not for a sequence, not in an endless loop."
  let reason = """
    The system ends an intent after half a minute and says that it took too long, though the work may be done. Bound \
    the wait, or conform to `LongRunningIntent`.
    """
  let basis = Basis.observed("SideStore/SideStore#431; FB11697381, FB12016280")
  let limits = "Whether the sequence ends by itself, and soon, is not known."

  let examples = [
    RuleExample(
      "waits for one value",
      files: [
        "Refresh.swift": """
        import AppIntents
        struct RefreshIntent: AppIntent {
          func perform() async throws -> some IntentResult {
            for app in apps { try await refresh(app) }
            return .result()
          }
        }
        """
      ]),
    RuleExample(
      "waits for a sequence, and in a loop",
      files: [
        "Refresh.swift": """
        import AppIntents
        struct RefreshIntent: AppIntent {
          func perform() async throws -> some IntentResult {
            ▸for await state in server.states { if state == .done { break } }
            ▸while true { await Task.yield() }
          }
        }
        """
      ]),
    RuleExample(
      "is there for long work",
      files: [
        "Refresh.swift": """
        import AppIntents
        struct RefreshIntent: LongRunningIntent {
          func perform() async throws -> some IntentResult {
            for try await state in server.states { show(state) }
            return .result()
          }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.filter { !project.conforms($0, to: "LongRunningIntent") }.flatMap { intent in
      intent.performs.compactMap(\.body).flatMap(Waits.all).map { wait in
        finding(
          "it is possible that `\(intent.name)` waits longer than the half minute that the system gives it",
          at: project.place(of: wait, in: intent.file(of: wait)))
      }
    }
  }
}

/// Loops that end when somebody else wants; those of a task of its own are left out.
private final class Waits: SyntaxVisitor {
  private var found: [Syntax] = []

  static func all(in node: CodeBlockSyntax) -> [Syntax] {
    let visitor = Waits(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    // Tasks of a group end with their work.
    if node.awaitKeyword != nil, !node.sequence.trimmedDescription.lowercased().contains("group") {
      found.append(Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.conditions.trimmedDescription == "true" { found.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    ["Task", "detached"].contains(node.name) ? .skipChildren : .visitChildren
  }
}
