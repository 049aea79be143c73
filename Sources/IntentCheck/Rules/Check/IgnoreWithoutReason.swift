/// A comment that leaves a finding out says why.
struct IgnoreWithoutReason: Rule {
  let id = "check.ignore-without-reason"
  let severity = Severity.error
  let abstract = "A comment that leaves a finding out, without a rule or a reason."
  let reason = """
    Whoever reads the line next year cannot tell whether the reason still holds, so the comment has no effect. Write the \
    reason behind a dash.
    """

  let examples = [
    RuleExample("with its reason", files: ["Card.swift": IgnoreExample.source(comment: "// stagedoor:ignore snippets.discoverable — Shortcuts shows it on purpose")]),
    RuleExample("without", files: ["Card.swift": IgnoreExample.source(comment: "▸// stagedoor:ignore snippets.discoverable")]),
  ]

  func finding(_ comment: IgnoreComment) -> Finding {
    let message =
      comment.rules.isEmpty
      ? "this names no rule, so nothing is left out" : "this gives no reason, so nothing is left out"
    return finding(message, at: comment.place)
  }
}

/// The shortest source with a finding.
enum IgnoreExample {
  static func source(comment: String) -> String {
    """
    import AppIntents
    \(comment)
    struct BriefCardIntent: SnippetIntent {
      static let title: LocalizedStringResource = "Brief"
      func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
    }
    """
  }
}
