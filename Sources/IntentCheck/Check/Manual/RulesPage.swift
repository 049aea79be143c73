/// `Documentation/Rules.md`, made from the rules.
package enum RulesPage {
  /// The page; its last line is ended.
  package static var text: String {
    var text = """
      <!-- Made by Scripts/rules from the rules themselves. Do not edit. -->
      # Rules

      Every rule of `stagedoor check` ([Check](Check.md)), by family. `stagedoor explain ID` prints the same. A mark ▸ stands \
      directly before each place that the rule names; it is no part of the file.


      """
    for family in RuleNames.families {
      text += "## \(family)\n\nAbout \(RuleFamily.about(family)).\n\n| id | severity | finds |\n| --- | --- | --- |\n"
      for rule in RuleNames.rules(named: family) {
        text += "| [`\(rule.id)`](#\(anchor(rule.id))) | \(rule.severity.rawValue) | \(cell(rule.abstract)) |\n"
      }
      text += "\n"
      for rule in RuleNames.rules(named: family) { text += section(rule) }
    }
    return text + reports
  }

  /// As Markdown's readers make it of a heading.
  private static func anchor(_ id: String) -> String { id.filter { $0 != "." } }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func section(_ rule: any Rule) -> String {
    var text = "### \(rule.id)\n\n\(rule.severity.rawValue.capitalised). \(rule.abstract)\n\n\(rule.reason)\n\n"
    if let rule = rule as? any CodeRule {
      text += "*Basis*: \(rule.basis.words).\n\n"
      if !rule.limits.isEmpty { text += "*Limits*: \(rule.limits)\n\n" }
    }
    for example in rule.examples {
      text += "\(example.passes ? "Passes" : "Fails"), \(example.title):\n\n"
      for (path, marked) in example.markedFiles.sorted(by: { $0.key < $1.key }) {
        if example.markedFiles.count > 1 { text += "`\(path)`\n\n" }
        text += "```\(language(path))\n\(marked)\(marked.hasSuffix("\n") ? "" : "\n")```\n\n"
      }
    }
    return text
  }

  private static func language(_ path: String) -> String {
    if path.hasSuffix(".swift") { return "swift" }
    return path.hasSuffix(".json") || path.hasSuffix(".xcstrings") ? "json" : "text"
  }

  /// The table of reported faults.
  private static var reports: String {
    var text = """
      ## Reported faults

      Faults of App Intents that somebody reported in public, and what became of each: a rule, or the reason why there is none.

      | report | answer |
      | --- | --- |

      """
    for fault in ReportedFault.all {
      switch fault.answer {
      case .rule(let id): text += "| \(fault.id) | [`\(id)`](#\(anchor(id))) |\n"
      case .refusal(let reason): text += "| \(fault.id) | no rule: \(cell(reason)) |\n"
      }
    }
    return text
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
