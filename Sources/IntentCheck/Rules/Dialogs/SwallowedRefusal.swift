import SwiftSyntax

/// A refusal ends the intent.
struct SwallowedRefusal: CodeRule {
  let id = "dialogs.swallowed-refusal"
  let severity = Severity.error
  let abstract = "A confirmation that is refused ends `perform()`: its error is let out."
  let reason = """
    `requestConfirmation` throws when the person says no. Where the error is dropped, the change is made all the same.
    """
  let basis = Basis.documented(
    "AppIntent.requestConfirmation: throws when the person cancels; seen in meshtastic/Meshtastic-Apple")

  let examples = [
    RuleExample(
      "let out",
      files: DialogExample.perform(
        "try await requestConfirmation(dialog: \"Delete it?\")\ntry door.delete()\nreturn .result(dialog: \"Deleted.\")"
      )),
    RuleExample(
      "dropped",
      files: DialogExample.perform(
        "▸try? await requestConfirmation(dialog: \"Delete it?\")\ntry door.delete()\nreturn .result(dialog: \"Deleted.\")"
      )),
    RuleExample(
      "dropped by name",
      files: DialogExample.perform(
        "_ = ▸try? await requestConfirmation(dialog: \"Delete it?\")\nreturn .result(dialog: \"Deleted.\")")),
    RuleExample(
      "caught, and gone on",
      files: DialogExample.perform(
        """
        do {
          try await requestConfirmation(dialog: "Delete it?")
        } ▸catch {
          logger.info("refused")
        }
        try door.delete()
        return .result(dialog: "Deleted.")
        """)),
    RuleExample(
      "looked at",
      files: DialogExample.perform(
        """
        guard (try? await requestConfirmation(dialog: "Delete it?")) != nil else { return .result(dialog: "Kept.") }
        try door.delete()
        return .result(dialog: "Deleted.")
        """)),
    RuleExample(
      "caught, and ended",
      files: DialogExample.perform(
        """
        do {
          try await requestConfirmation(dialog: "Delete it?")
          try door.delete()
        } catch {
          return .result(dialog: "Kept.")
        }
        return .result(dialog: "Deleted.")
        """)),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.performCalls(["requestConfirmation"]).compactMap { call in
        guard let node = dropping(call) else { return nil }
        return finding(
          "`\(intent.name)` goes on when the person says no",
          at: project.place(of: node, in: intent.file(of: call)))
      }
    }
  }

  /// What drops the error of a call, if its value is not looked at.
  private func dropping(_ call: FunctionCallExprSyntax) -> Syntax? {
    var child = Syntax(call)
    while let parent = child.parent, !parent.is(ClosureExprSyntax.self), !parent.is(FunctionDeclSyntax.self) {
      if let attempt = parent.as(TryExprSyntax.self), attempt.questionOrExclamationMark?.text == "?" {
        return isUnused(attempt) ? Syntax(attempt) : nil
      }
      if let block = parent.as(DoStmtSyntax.self), block.body.id == child.id {
        return goesOn(after: block, call) ? block.catchClauses.first.map { Syntax($0) } : nil
      }
      child = parent
    }
    return nil
  }

  private func isUnused(_ attempt: TryExprSyntax) -> Bool {
    if attempt.parent?.is(CodeBlockItemSyntax.self) == true { return true }
    let first = attempt.parent?.as(ExprListSyntax.self)?.first
    return first?.is(DiscardAssignmentExprSyntax.self) == true
  }

  /// Whether all clauses fall through, and the change is made below: within the block, an error would skip it.
  private func goesOn(after block: DoStmtSyntax, _ call: FunctionCallExprSyntax) -> Bool {
    guard !block.catchClauses.isEmpty, let last = block.body.statements.last,
      last.position <= call.position
    else { return false }
    return block.catchClauses.allSatisfy { clause in
      clause.body.statements.allSatisfy { !leaves($0) }
    }
  }

  private func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    !item.item.is(FunctionCallExprSyntax.self)
  }
}
