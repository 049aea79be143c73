import SwiftSyntax

/// A dialog is a resource, not a text.
struct DialogFromString: CodeRule {
  let id = "dialogs.from-string"
  let severity = Severity.warning
  let abstract = "A dialog is a resource that the system resolves late, never a text made in `perform()`."
  let reason = """
    A text has the language of the process that made it, which may not be the language of the one who shows or speaks \
    it, and no translation is looked up. Write the whole sentence as a literal, or hand over a `LocalizedStringResource`.
    """
  let basis = Basis.documented("LocalizedStringResource: late resolution in the language of the surface")
  let limits = "A property of a value, such as the name of a recipe, may be the person's own words: nothing is said."

  let examples = [
    RuleExample("a sentence", files: DialogExample.perform(#"return .result(dialog: "Logged \(count) days.")"#)),
    RuleExample(
      "a resource",
      files: DialogExample.perform("return .result(dialog: IntentDialog(full: sentence, supporting: line))")),
    RuleExample(
      "a text",
      files: DialogExample.perform("return .result(dialog: ▸IntentDialog(stringLiteral: message))")),
    RuleExample(
      "a text, and the type left to the context",
      files: DialogExample.perform("return .result(dialog: ▸.init(stringLiteral: error.localizedDescription))")),
    RuleExample(
      "what a value holds", files: DialogExample.perform("return .result(dialog: .init(stringLiteral: recipe.name))")),
    RuleExample(
      "a text as a resource",
      files: DialogExample.perform(
        "return .result(dialog: IntentDialog(▸LocalizedStringResource(stringLiteral: message)))")),
    RuleExample(
      "a literal, by the long way",
      files: DialogExample.perform(#"return .result(dialog: ▸IntentDialog(stringLiteral: "Done."))"#)),
    RuleExample(
      "a resource of a title", files: DialogExample.perform("", members: "let a = LocalizedStringResource(\"Log\")")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let files = project.files.indices.filter { project.files[$0].source.imports.contains("AppIntents") }
    let all = files.flatMap { index in
      project.files[index].calls.compactMap { call -> Offence? in
        guard let text = call.argument("stringLiteral"), isDialog(call), !isValue(text) else { return nil }
        let isLiteral = text.as(StringLiteralExprSyntax.self).map { $0.interpolations.isEmpty } ?? false
        return Offence(call: call, file: index, isLiteral: isLiteral)
      }
    }
    let made = all.filter { !$0.isLiteral }.map { offence in
      finding(
        "this dialog is a text that the app has made in its own language, whatever the language of who hears it",
        at: project.place(of: offence.call, in: offence.file))
    }
    return made + project.byTarget(all.filter(\.isLiteral), file: \.file).map { first, all in
      finding(
        "this dialog\(CodeProject.more(of: all.count)) is made as a text: written as a literal it could be translated",
        severity: .advice, at: project.place(of: first.call, in: first.file))
    }
  }

  private struct Offence {
    let call: FunctionCallExprSyntax
    let file: Int
    let isLiteral: Bool
  }

  /// Whether it is what some value holds, such as a person's own words: those are in no catalog.
  private func isValue(_ text: ExprSyntax) -> Bool {
    guard let member = text.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
    guard member.declName.baseName.text != "localizedDescription" else { return false }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase == true
  }

  private func isDialog(_ call: FunctionCallExprSyntax) -> Bool {
    if call.calledExpression.calleeName == "IntentDialog" { return true }
    guard call.calledExpression.isImplicitInit || call.name == "LocalizedStringResource" else { return false }
    if call.enclosingCall(named: "IntentDialog") != nil { return true }
    return call.parent?.as(LabeledExprSyntax.self)?.label?.text == "dialog"
  }
}
