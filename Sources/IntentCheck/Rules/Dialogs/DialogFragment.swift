import SwiftSyntax

/// A sentence is one key, not a text put together.
struct DialogFragment: CodeRule {
  let id = "dialogs.fragment"
  let severity = Severity.warning
  let abstract = "A dialog is one whole sentence: no part of it is a text that Swift puts together."
  let reason = """
    The part stays in the language it is written in: French with an English end. Word order and endings differ from \
    language to language, so choose between whole sentences, each with its own key.
    """
  let basis = Basis.observed("scastiel/kado, its notes on Siri: a French sentence with an English fragment")
  let limits = "Only variables of the same function are looked up."

  let examples = [
    RuleExample(
      "whole sentences",
      files: DialogExample.perform(
        #"""
        if streak > 1 { return .result(dialog: "Logged \(name), for \(streak) days in a row.") }
        return .result(dialog: "Logged \(name).")
        """#)),
    RuleExample(
      "an end that is put on",
      files: DialogExample.perform(
        #"""
        let end = streak > 1 ? ", for \(streak) days in a row" : ""
        return .result(dialog: "Logged \(name)\(▸end).")
        """#)),
    RuleExample(
      "a sentence that grows",
      files: DialogExample.perform(
        #"""
        var line = "Logged."
        if isLast { line += " That was the last one." }
        return .result(dialog: IntentDialog("\(▸line)"))
        """#)),
    RuleExample(
      "a choice in the sentence",
      files: DialogExample.perform(#"return .result(dialog: "The lamp is \(▸isOn ? "on" : "off").")"#)),
    RuleExample(
      "a name that was given",
      files: DialogExample.perform(
        #"""
        let name = door.trend(id).name
        return .result(dialog: "Logged \(name).")
        """#)),
    RuleExample(
      "a sign between numbers",
      files: DialogExample.perform(
        #"""
        let score = "\(home) : \(guest)"
        return .result(dialog: "It stands \(score).")
        """#)),
    RuleExample(
      "a key that is looked up",
      files: DialogExample.perform(
        #"""
        let unit = door.unit("steps")
        return .result(dialog: "\(count) \(unit).")
        """#)),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.dialogs.flatMap { dialog -> [Finding] in
      guard let literal = dialog.literal else { return [] }
      return literal.interpolated.filter(isMade).map { part in
        finding(
          "`\(part.trimmedDescription)` is a text put together in Swift: it keeps its language in every translation",
          at: project.place(of: part, in: dialog.file))
      }
    }
  }

  /// Whether an interpolated value is a text with words in it, here or in the variable it names.
  private func isMade(_ part: ExprSyntax) -> Bool {
    if part.isWritten { return true }
    guard let name = part.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return part.values(ofLocal: name).contains(where: \.isWritten)
  }
}

extension StringLiteralExprSyntax {
  /// The values in `\(…)` that have no format of their own.
  var interpolated: [ExprSyntax] {
    segments.compactMap { segment in
      guard let values = segment.as(ExpressionSegmentSyntax.self)?.expressions, values.count == 1 else { return nil }
      return values.first.flatMap { $0.label == nil ? $0.expression : nil }
    }
  }
}

extension ExprSyntax {
  /// Whether it is a literal with words, a choice between some, or some put together; what a call makes is not known.
  fileprivate var isWritten: Bool {
    if let literal = self.as(StringLiteralExprSyntax.self) { return literal.plainText.contains(where: \.isLetter) }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.contains { $0.expression.isWritten } }
    if let choice = self.as(TernaryExprSyntax.self) {
      return choice.thenExpression.isWritten || choice.elseExpression.isWritten
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.enumerated().contains { index, element in
      if let choice = element.as(UnresolvedTernaryExprSyntax.self) { return choice.thenExpression.isWritten }
      // What is compared is not said: `kind == "a" ? …`.
      return element.isWritten && !sequence.compares(at: index)
    }
  }
}

extension SequenceExprSyntax {
  fileprivate func compares(at index: Int) -> Bool {
    let all = Array(elements)
    let neighbours = [index - 1, index + 1].filter(all.indices.contains).map { all[$0] }
    return neighbours.contains {
      ["==", "!=", "~=", "<", ">", "??"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
  }
}
