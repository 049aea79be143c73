/// What `stagedoor explain` prints of a rule.
package enum RuleManual {
  /// The rule's manual, a line each.
  package static func lines(of rule: any Rule) -> [String] {
    var lines = ["\(rule.id): \(rule.severity.rawValue)", "", rule.abstract, ""] + wrapped(rule.reason)
    if let rule = rule as? any CodeRule {
      lines += ["", "Basis: \(rule.basis.words)"]
      if !rule.limits.isEmpty { lines += wrapped("Limits: \(rule.limits)") }
    }
    for example in rule.examples { lines += [""] + self.lines(of: example) }
    return lines
  }

  private static func lines(of example: RuleExample) -> [String] {
    let title = "\(example.passes ? "Passes" : "Fails"): \(example.title)"
    let isSeveral = example.files.count > 1
    return [title] + example.markedFiles.sorted { $0.key < $1.key }.flatMap { path, text in
      (isSeveral ? ["", "    \(path):"] : [""]) + pointed(text).map { $0.isEmpty ? "" : "    " + $0 }
    }
  }

  /// The lines of a marked text, with a caret below each place that is marked.
  static func pointed(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      var (plain, carets, column) = ("", "", 0)
      for character in line {
        if character == RuleExample.mark {
          carets += String(repeating: " ", count: max(0, column - carets.count)) + "^"
          continue
        }
        plain.append(character)
        column += TextWidth.of(character)
      }
      return carets.isEmpty ? [plain] : [plain, carets]
    }
  }

  /// A sentence in lines of 100 columns.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 100 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The families with what they are about and their rules, for `explain` alone.
  package static var overview: [String] {
    RuleNames.families.flatMap { family -> [String] in
      let rules = RuleNames.rules(named: family)
      let width = rules.map(\.id.count).max() ?? 0
      let rows = rules.map { rule in
        "  \(rule.id)\(String(repeating: " ", count: width - rule.id.count))  \(rule.severity.rawValue.padded(to: 7))  \(rule.abstract)"
      }
      return ["\(family): \(RuleFamily.about(family))"] + rows + [""]
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension Basis {
  /// How sure it is, and who says so.
  var words: String {
    switch self {
    case .documented(let source): "documented: \(source)"
    case .observed(let source): "observed: \(source)"
    case .agreed(let source): "agreed: \(source)"
    }
  }
}
