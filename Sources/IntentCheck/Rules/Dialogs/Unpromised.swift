import SwiftSyntax

/// What a result has, it promises.
struct Unpromised: CodeRule {
  let id = "dialogs.unpromised"
  let severity = Severity.warning
  let abstract = "The type of `perform()` names what its result has: `ProvidesDialog`, `ReturnsValue` and their like."
  let reason = """
    The system goes by the type. Without the promise it compiles, and what the result has was reported to end the app \
    or to reach nobody: a dialog that ends the intent, a value that the next action does not get.
    """
  let basis = Basis.observed(
    "a dialog: wcwagner/QuietMic, mended in 136ae66; a value, on macOS 14: MarkEdit-app/MarkEdit#469 and #470")
  let limits = "A result that is made elsewhere than in `perform()` is not seen. Of a card no report was found."

  let examples = [
    RuleExample("promised", files: DialogExample.perform(".result(dialog: \"Done.\")")),
    RuleExample(
      "asked with", files: DialogExample.perform(
        """
        try await requestConfirmation(result: .result(dialog: "Sure?"))
        return .result()
        """, promising: "IntentResult")),
    RuleExample(
      "a dialog", files: DialogExample.perform("return ▸.result(dialog: \"Done.\")", promising: "IntentResult")),
    RuleExample(
      "a value and a card",
      files: DialogExample.perform("▸▸.result(value: 1, view: Card())", promising: "IntentResult & ProvidesDialog")),
    RuleExample(
      "a value, in a continuation",
      files: DialogExample.perform(
        """
        return try await withCheckedThrowingContinuation { continuation in
          door.ask { continuation.resume(returning: ▸.result(value: $0)) }
        }
        """, promising: "IntentResult")),
    RuleExample(
      "a value of no type",
      files: DialogExample.perform(".result(value: 1)", promising: "IntentResult & ▸ReturnsValue")),
    RuleExample(
      "by a protocol of the project's",
      files: DialogExample.perform(".result(value: 1)", promising: "IntentResult & Answer")),
  ]

  private static let promises: [(name: String, label: String)] = [
    ("ProvidesDialog", "dialog"), ("ReturnsValue", "value"), ("ShowsSnippetView", "view"),
    ("ShowsSnippetIntent", "snippetIntent"), ("OpensIntent", "opensIntent"),
  ]
  private static let known = Set(promises.map(\.name) + ["IntentResult", "Sendable"])

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.performs.flatMap { perform -> [Finding] in
        guard let type = perform.signature.returnClause?.type.as(SomeOrAnyTypeSyntax.self),
          Set(type.constraint.composedNames).isSubset(of: Self.known)
        else { return [] }
        if let open = Self.openValue(type) {
          return [
            finding(
              "the value of `\(intent.name)` may reach no other action: `ReturnsValue` does not say of which type",
              at: project.place(of: open, in: intent.file(of: open)))
          ]
        }
        let results = CallFinder.calls(in: perform, named: ["result"]).filter(Self.isReturned)
        return Self.promises.compactMap { promise in
          guard !type.constraint.composedNames.contains(promise.name),
            let call = results.first(where: { $0.argument(promise.label).map(Self.isSome) ?? false })
          else { return nil }
          let file = intent.file(of: call)
          let isReported = ["ProvidesDialog", "ReturnsValue"].contains(promise.name)
          return finding(
            Self.words(intent.name, promise.name), severity: isReported ? .warning : .advice,
            at: project.place(of: call, in: file),
            fix: Self.fix(promise.name, type, project.files[file]))
        }
      }
    }
  }

  /// `ReturnsValue` without a type.
  private static func openValue(_ type: SomeOrAnyTypeSyntax) -> TypeSyntax? {
    let all = type.constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type.constraint]
    return all.first { type in
      guard let identifier = type.as(IdentifierTypeSyntax.self) else { return false }
      return identifier.name.text == "ReturnsValue" && identifier.genericArgumentClause == nil
    }
  }

  private static func words(_ intent: String, _ promise: String) -> String {
    switch promise {
    case "ProvidesDialog":
      "`\(intent)` says something that its type does not promise, and may end there: add `ProvidesDialog`"
    case "ReturnsValue": "the value of `\(intent)` may reach no other action: its type does not name `ReturnsValue`"
    default: "possible: nobody sees what `\(intent)` gives, as its type does not name `\(promise)`"
    }
  }

  /// One opaque type has one result, so that each way out has the same.
  private static func fix(_ promise: String, _ type: SomeOrAnyTypeSyntax, _ file: CodeFile) -> Fix? {
    guard promise == "ProvidesDialog" || promise == "ShowsSnippetView" else { return nil }
    return Fix("promise `\(promise)`", [Insertion.text(" & \(promise)", after: type.constraint, in: file)])
  }

  private static func isSome(_ value: ExprSyntax) -> Bool { !value.is(NilLiteralExprSyntax.self) }

  /// Whether a result is given by the function itself, and is no argument of another call or in a closure.
  private static func isReturned(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil else { return false }
    var isDirect = true
    var node = call.parent
    while let current = node, !current.is(FunctionDeclSyntax.self) {
      // What a continuation goes on with is what is returned.
      if current.as(FunctionCallExprSyntax.self)?.name == "resume" { return true }
      if current.is(LabeledExprSyntax.self) || current.is(ClosureExprSyntax.self) { isDirect = false }
      node = current.parent
    }
    return isDirect && node?.as(FunctionDeclSyntax.self)?.name.text == "perform"
  }
}
