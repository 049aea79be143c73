/// A comment leaves out a finding that is there.
struct UnusedIgnore: Rule {
  let id = "check.unused-ignore"
  let severity = Severity.warning
  let abstract = "A comment that leaves out a finding which is not there."
  let reason = "It would leave out the next fault on that line, which nobody has looked at. Remove it."

  let examples = [
    RuleExample("needed", files: ["Card.swift": IgnoreExample.source(comment: "// stagedoor:ignore snippets.discoverable — Shortcuts shows it on purpose")]),
    RuleExample("for a fault that is mended", files: [
      "Card.swift": """
      import AppIntents
      ▸// stagedoor:ignore snippets.pure — the model is read alone
      struct Brief {}
      """
    ]),
  ]

  func finding(_ comment: IgnoreComment, rule: String) -> Finding {
    finding("\(rule) finds nothing here any more: remove the comment", at: comment.place)
  }
}
