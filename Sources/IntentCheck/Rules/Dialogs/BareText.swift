import SwiftSyntax

/// A dialog is more than a text from elsewhere.
struct BareText: CodeRule {
  let id = "dialogs.bare-text"
  let severity = Severity.warning
  let abstract = "A dialog is a sentence, not the place of one: its literal is more than `\\(text)`."
  let reason = """
    The key of such a literal is `%@`: there is nothing to translate, and the text arrives in the language in which it \
    was made. Hand over a `LocalizedStringResource`, or write the sentence here.
    """
  let basis = Basis.documented("LocalizedStringResource: the key is the literal's format")
  let limits = "What the value is, is not known: a resource, or a text that a person wrote, is right."

  let examples = [
    RuleExample("a sentence", files: DialogExample.perform(#"return .result(dialog: "Logged \(name).")"#)),
    RuleExample("a text from elsewhere", files: DialogExample.perform(#"return .result(dialog: ▸"\(message)")"#)),
    RuleExample(
      "an error of the system's",
      files: DialogExample.perform(#"return .result(dialog: ▸"\(error.localizedDescription)")"#)),
    RuleExample(
      "a number", files: DialogExample.perform(#"return .result(dialog: "\(count, format: .number)")"#)),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.dialogs.compactMap { dialog in
      guard let literal = dialog.literal, let value = literal.onlyValue else { return nil }
      let place = project.place(of: literal, in: dialog.file)
      let text = value.trimmedDescription
      // In the language of the process, whatever it is.
      if text.hasSuffix(".localizedDescription") {
        return finding("this dialog is an error's own text: it is not translated for who hears it", at: place)
      }
      return finding(
        "possible: this dialog is the text `\(text)` alone: its key is `%@`, and it is never translated",
        severity: .advice, at: place)
    }
  }
}

extension StringLiteralExprSyntax {
  /// The one value that the literal consists of.
  fileprivate var onlyValue: ExprSyntax? {
    plainText.allSatisfy(\.isWhitespace) && interpolations.count == 1 ? interpolated.first : nil
  }
}
