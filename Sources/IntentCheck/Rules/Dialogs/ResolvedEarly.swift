import SwiftSyntax

/// No sentence is resolved within `perform()`.
struct ResolvedEarly: CodeRule {
  let id = "dialogs.resolved-early"
  let severity = Severity.warning
  let abstract =
    "`perform()` resolves no localized text: `String(localized:)` and `NSLocalizedString` have no place in it."
  let reason = """
    It takes the language of the process that runs the intent; the person may have Siri in another. Hand the resource \
    over as it is, and the system resolves it where it is shown.
    """
  let basis = Basis.documented("LocalizedStringResource: late resolution in the language of the surface")
  let limits = "A text that does not reach the person through this intent may be resolved here: then it is advice."

  private static let names: Set<String> = ["String", "NSLocalizedString", "AttributedString"]

  let examples = [
    RuleExample("late", files: DialogExample.perform(#"return .result(dialog: "Logged.")"#)),
    RuleExample(
      "early, in the dialog",
      files: DialogExample.perform(#"return .result(dialog: "\(▸String(localized: "Logged."))")"#)),
    RuleExample(
      "early, by way of a variable",
      files: DialogExample.perform(
        """
        let line = ▸NSLocalizedString("logged", comment: "")
        return .result(dialog: "\\(line)")
        """)),
    RuleExample(
      "early, for something else",
      files: DialogExample.perform(
        """
        content.title = ▸String(localized: "Logged.")
        return .result(dialog: "Logged.")
        """)),
    RuleExample(
      "a dialog of a text, which is another rule's",
      files: DialogExample.perform(
        #"return .result(dialog: IntentDialog(stringLiteral: "Day: \(String(localized: "Logged."))"))"#)),
    RuleExample(
      "the value itself", files: DialogExample.perform(#"return .result(value: String(localized: "Logged."))"#)),
    RuleExample("a number as text", files: DialogExample.perform(#"return .result(dialog: "Day \(String(day))")"#)),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.flatMap { intent in
      intent.performCalls(Self.names).filter(resolves).map { call in
        let isSaid = isSaid(call)
        return finding(
          isSaid
            ? "`\(intent.name)` says a text that is already resolved: it stays in the language of the process"
            : "possible: `\(intent.name)` resolves a text in the language of the process, not of who reads it",
          severity: isSaid ? .warning : .advice, at: project.place(of: call, in: intent.file(of: call)))
      }
    }
  }

  private func resolves(_ call: FunctionCallExprSyntax) -> Bool {
    // A value that is a text can be nothing else.
    if call.parent?.as(LabeledExprSyntax.self)?.label?.text == "value" || call.standsInText { return false }
    return call.name == "NSLocalizedString" || call.argument("localized") != nil
  }

  /// Whether it stands in a dialog, or in a variable that stands in one.
  private func isSaid(_ call: FunctionCallExprSyntax) -> Bool {
    if call.standsInDialog { return true }
    guard let name = call.boundName, let function = call.enclosingFunction else { return false }
    return NameFinder.uses(in: function, of: [name]).contains { $0.standsInDialog }
  }
}

extension SyntaxProtocol {
  /// Whether it is part of what a dialog says, within one statement.
  var standsInDialog: Bool {
    aroundInStatement.contains {
      $0.as(LabeledExprSyntax.self)?.label?.text == "dialog"
        || $0.as(FunctionCallExprSyntax.self)?.name == "IntentDialog"
    }
  }

  /// Whether it is part of a dialog that is made as a text, which `dialogs.from-string` tells.
  fileprivate var standsInText: Bool {
    aroundInStatement.contains { $0.as(LabeledExprSyntax.self)?.label?.text == "stringLiteral" }
  }

  /// The name of the variable whose value this is part of.
  var boundName: String? {
    let binding = aroundInStatement.lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
    return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// What is around this, from within, up to its statement.
  private var aroundInStatement: some Sequence<Syntax> {
    sequence(first: Syntax(self), next: \.parent).dropFirst().prefix { !$0.is(CodeBlockItemSyntax.self) }
  }
}
