/// A name in a comment or in the settings is a rule's.
struct UnknownRule: Rule {
  let id = "check.unknown-rule"
  let severity = Severity.error
  let abstract = "A name in a comment or in `stagedoor.json` that no rule has."
  let reason = "It leaves out nothing and sets nothing, and nobody notices. `stagedoor explain` lists the names."

  let examples = [
    RuleExample("known", files: ["stagedoor.json": #"{"version": 1, "check": {"rules": {"snippets.pure": "advice", "words": "off"}}}"#]),
    RuleExample("unknown", files: ["stagedoor.json": #"{"version": 1, "check": {"rules": {▸"snippet.pure": "advice"}}}"#]),
    RuleExample("unknown in a comment", files: [
      "Brief.swift": """
      import AppIntents
      ▸// stagedoor:ignore snippets.impure — the model is read alone
      struct Brief {}
      """
    ]),
    RuleExample("a family in a comment", files: [
      "Brief.swift": """
      import AppIntents
      ▸// stagedoor:ignore snippets — the model is read alone
      struct Brief {}
      """
    ]),
  ]

  func unknown(_ name: String, at place: FindingPlace) -> Finding { finding(Self.message(for: name), at: place) }

  static func message(for name: String) -> String {
    // Settings take families, comments do not.
    if let rule = RuleNames.rules(named: name).first {
      return "a comment names rules, such as \(rule.id), and `\(name)` is a family of them"
    }
    let nearest = RuleNames.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
    return "no rule is called \(name)\(nearest)"
  }
}
