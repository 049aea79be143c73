import SwiftSyntax

/// Success is not said of what failed.
struct HiddenFailure: CodeRule {
  let id = "dialogs.hidden-failure"
  let severity = Severity.warning
  let abstract = "No error is dropped before a dialog that says the work is done."
  let reason = """
    Siri says "Done" while nothing happened, and the person finds out later. Let the error out of `perform()`: one that \
    has words (`CustomLocalizedStringResourceConvertible`) is spoken.
    """
  let basis = Basis.observed(
    "home-assistant/iOS#5652, codenameone/CodenameOne#5559: success is said after a failed call")
  let limits = "Whether the dropped work matters to what is said is not known."

  let examples = [
    RuleExample(
      "thrown", files: DialogExample.perform("try await door.log()\nreturn .result(dialog: \"Logged.\")")),
    RuleExample(
      "dropped", files: DialogExample.perform("▸try? await door.log()\nreturn .result(dialog: \"Logged.\")")),
    RuleExample(
      "dropped by name", files: DialogExample.perform("_ = ▸try? door.log()\nreturn .result(dialog: \"Logged.\")")),
    RuleExample(
      "caught by nobody",
      files: DialogExample.perform(
        """
        do {
          try door.log()
        } ▸catch {
          logger.error("not logged")
        }
        return .result(dialog: "Logged.")
        """)),
    RuleExample(
      "caught, and said",
      files: DialogExample.perform(
        """
        do {
          try door.log()
        } catch {
          return .result(dialog: "That could not be logged.")
        }
        return .result(dialog: "Logged.")
        """)),
    RuleExample(
      "asked for",
      files: DialogExample.perform(
        """
        guard let day = try? door.day() else { return .result(dialog: "There is no such day.") }
        try? await Task.sleep(for: .seconds(1))
        return .result(dialog: "Logged.")
        """)),
    RuleExample(
      "what a branch gives",
      files: DialogExample.perform(
        """
        let day = if isToday { try? door.today() } else { Day?.none }
        return .result(dialog: "It is \\(day).")
        """)),
    RuleExample(
      "dropped in a branch",
      files: DialogExample.perform(
        """
        if isToday { ▸try? door.log() } else if isOpen { ▸try? door.open() }
        return .result(dialog: "Logged.")
        """)),
    RuleExample(
      "after the result",
      files: DialogExample.perform("defer { try? door.close() }\nreturn .result(dialog: \"Logged.\")")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.performs.compactMap(\.body).flatMap { body -> [Finding] in
        guard let last = lastDialog(in: body) else { return [] }
        return DroppedErrors.found(in: body).filter { $0.position < last }.map { node in
          finding(
            "`\(intent.name)` goes on after a failure and says that all went well",
            at: project.place(of: node, in: intent.file(of: node)))
        }
      }
    }
  }

  /// Where the last result that says something begins.
  private func lastDialog(in body: CodeBlockSyntax) -> AbsolutePosition? {
    CallFinder.calls(in: body, named: ["result"]).last { $0.argument("dialog") != nil }?.position
  }
}

/// Finds errors that nobody hears of: `try?` whose value is not used, and a `catch` that only writes a log.
private final class DroppedErrors: SyntaxVisitor {
  private var found: [Syntax] = []

  static func found(in body: CodeBlockSyntax) -> [Syntax] {
    let finder = DroppedErrors(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let dropped = dropped(node) { found.append(Syntax(dropped)) }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.catchItems.isEmpty, node.body.statements.allSatisfy(isLogging) { found.append(Syntax(node.catchKeyword)) }
    return .skipChildren
  }

  private func dropped(_ item: CodeBlockItemSyntax) -> TryExprSyntax? {
    var expression = item.item.as(ExprSyntax.self)
    if let sequence = expression?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    {
      expression = sequence.elements.last
    }
    guard let attempt = expression?.as(TryExprSyntax.self), attempt.questionOrExclamationMark?.text == "?",
      !isValue(item)
    else { return nil }
    // A wait may end early, and a confirmation is another rule's.
    let text = attempt.expression.trimmedDescription
    let isWaiting = text.contains("sleep(") || text.contains("requestConfirmation(")
    return isWaiting ? nil : attempt
  }

  /// Whether it is what a branch gives: `let day = if isToday { try? today() } else { nil }`.
  private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    var node = item.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(IfExprSyntax.self) || current.is(SwitchExprSyntax.self) {
        let above = current.parent
        // `else if` is the branch of a branch.
        if above?.is(IfExprSyntax.self) != true { return above?.is(ExpressionStmtSyntax.self) != true }
      }
      node = current.parent
    }
    return false
  }

  private func isLogging(_ item: CodeBlockItemSyntax) -> Bool {
    guard let name = item.item.as(FunctionCallExprSyntax.self)?.name else { return false }
    return ["print", "debugPrint", "NSLog", "os_log", "log", "debug", "info", "notice", "error", "warning", "fault"]
      .contains(name)
  }
}
