import SwiftSyntax

/// No dialog says what a value is called in the code.
struct RawValue: CodeRule {
  let id = "dialogs.raw-value"
  let severity = Severity.warning
  let abstract = "No dialog says the raw value of an enum, or a value as Swift describes it."
  let reason = """
    A person hears the code: "The lamp is ON". Say the case's display representation, or choose a sentence for each case.
    """
  let basis = Basis.observed("openhab/openhab-ios#1227: Siri says ON")

  let examples = [
    RuleExample(
      "a sentence for each case",
      files: DialogExample.perform(#"return .result(dialog: isOn ? "The lamp is on." : "The lamp is off.")"#)),
    RuleExample(
      "a raw value", files: DialogExample.perform(#"return .result(dialog: "The lamp is \(▸state.rawValue).")"#)),
    RuleExample(
      "a raw value, and the type left to the context",
      files: DialogExample.perform(#"return .result(dialog: .init("The lamp is \(▸state.rawValue)."))"#)),
    RuleExample(
      "a value as Swift describes it",
      files: DialogExample.perform(#"return .result(dialog: IntentDialog("It is \(▸String(describing: state))."))"#)),
    RuleExample(
      "a raw value in a log",
      files: DialogExample.perform(
        #"""
        logger.debug("\(state.rawValue)")
        return .result(dialog: "The lamp is on.")
        """#)),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.dialogs.flatMap { dialog -> [Finding] in
      (dialog.literal?.interpolated ?? []).filter(isRaw).map { part in
        finding(
          "the person hears `\(part.trimmedDescription)` as the code has it, in every language",
          at: project.place(of: part, in: dialog.file))
      }
    }
  }

  private func isRaw(_ value: ExprSyntax) -> Bool {
    if let member = value.as(MemberAccessExprSyntax.self) {
      return ["rawValue", "debugDescription"].contains(member.declName.baseName.text)
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.name == "String" else { return false }
    return call.argument("describing") != nil || call.argument("reflecting") != nil
  }
}
