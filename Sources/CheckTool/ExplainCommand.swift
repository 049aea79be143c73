import IntentCheck

/// `explain`: what a rule finds, why it matters, and examples.
struct ExplainCommand {
  let arguments: CheckArguments
  let output: ToolOutput

  /// - Returns: the exit status.
  /// - Throws: `CheckUsageError`.
  func perform() throws(CheckUsageError) -> Int32 {
    if arguments.flags.contains(.markdown) {
      output.printDocument(RulesPage.text)
      return 0
    }
    if arguments.flags.contains(.all) { return show(RuleList.all) }
    guard let name = arguments.words.first else {
      for line in RuleManual.overview.dropLast() { output.print(line, "") }
      return 0
    }
    let named = RuleNames.rules(named: name)
    let rules = named.isEmpty ? RuleNames.rules(like: name) : named
    guard !rules.isEmpty else { throw .unknownRule(name, nearest: RuleNames.nearest(to: name)) }
    return show(rules)
  }

  private func show(_ rules: [any Rule]) -> Int32 {
    for (index, rule) in rules.enumerated() {
      if index > 0 { for line in ["", String(repeating: "─", count: 40), ""] { output.print(line, "") } }
      for line in RuleManual.lines(of: rule) { output.print(line, "") }
    }
    return 0
  }
}
