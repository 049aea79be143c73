import SwiftSyntax

/// What a result promises, it has.
struct EmptyPromise: CodeRule {
  let id = "dialogs.empty-promise"
  let severity = Severity.warning
  let abstract = "A result has what `perform()` promises: a view, a value, an intent that opens."
  let reason = """
    It compiles without: an empty view stands for the card, and nothing opens. Return what is promised, or promise less.
    """
  let basis = Basis.observed(
    "Apple's public interface of iOS 17.4 with Swift 6.3.1: `.result()` satisfies ShowsSnippetView, ReturnsValue and "
      + "OpensIntent")
  let limits = "Judged only where every way out of `perform()` is a `.result(…)` in plain sight."

  let examples = [
    RuleExample(
      "kept",
      files: DialogExample.perform(
        "return .result(view: Card())", promising: "IntentResult & ShowsSnippetView")),
    RuleExample(
      "a card that is empty",
      files: DialogExample.perform(
        "return ▸.result(dialog: \"Here.\")", promising: "IntentResult & ProvidesDialog & ShowsSnippetView")),
    RuleExample(
      "nothing opens",
      files: DialogExample.perform("return ▸.result()", promising: "IntentResult & OpensIntent")),
    RuleExample(
      "no value",
      files: DialogExample.perform("▸.result()", promising: "IntentResult & ReturnsValue<Int>")),
    RuleExample(
      "kept on one way out",
      files: DialogExample.perform(
        """
        guard let next else { return .result() }
        return .result(opensIntent: next)
        """, promising: "IntentResult & OpensIntent")),
    RuleExample(
      "made elsewhere",
      files: DialogExample.perform(
        """
        if isEmpty { return .result() }
        return try await door.result()
        """, promising: "IntentResult & ReturnsValue<Int>")),
    RuleExample(
      "kept with a closure",
      files: DialogExample.perform(
        "return .result { Card() }", promising: "IntentResult & ShowsSnippetView")),
  ]

  private static let promises: [(name: String, label: String, missing: String)] = [
    ("ShowsSnippetView", "view", "a card, and shows an empty one"),
    ("OpensIntent", "opensIntent", "to open, and opens nothing"),
    ("ReturnsValue", "value", "a value, and returns none"),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent -> [Finding] in
      let results = intent.results
      guard let first = results.first, intent.performs.allSatisfy(\.returnsResultsOnly) else { return [] }
      return Self.promises.compactMap { promise in
        guard intent.promises.contains(promise.name), !results.contains(where: { has(promise.label, $0) }) else {
          return nil
        }
        return finding(
          "`\(intent.name)` promises \(promise.missing)", at: project.place(of: first, in: intent.file(of: first)))
      }
    }
  }

  private func has(_ label: String, _ call: FunctionCallExprSyntax) -> Bool {
    label == "view" ? call.hasView : call.argument(label) != nil
  }
}

extension FunctionDeclSyntax {
  /// Whether every way out is a `.result(…)`, or another `perform`.
  fileprivate var returnsResultsOnly: Bool {
    guard let body else { return true }
    let returned = ReturnFinder.returned(by: body)
    if returned.isEmpty { return body.statements.last.map { isResult(Syntax($0)) } ?? true }
    return returned.allSatisfy { isResult(Syntax($0)) }
  }

  private func isResult(_ node: Syntax) -> Bool {
    CallFinder.calls(in: node, named: ["result", "perform"]).contains { call in
      call.name == "perform" || call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
    }
  }
}

/// Finds what a function returns; a closure returns for itself.
private final class ReturnFinder: SyntaxVisitor {
  private var found: [ReturnStmtSyntax] = []

  static func returned(by body: CodeBlockSyntax) -> [ReturnStmtSyntax] {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
