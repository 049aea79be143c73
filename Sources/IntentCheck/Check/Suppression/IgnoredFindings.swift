/// Findings after the comments that leave some out have been heard.
struct IgnoredFindings {
  /// What is left, with what is to be said of the comments.
  private(set) var left: [Finding] = []
  private(set) var ignored = 0

  /// - Parameter isWhole: whether every rule ran, so that a comment without a finding is one that nothing needs.
  init(_ findings: [Finding], comments: [IgnoreComment], choice: RuleChoice, isWhole: Bool) {
    let byPath = Dictionary(grouping: comments.filter { $0.reason != nil }, by: \.place.path)
    var used: Set<Use> = []
    for finding in findings {
      let comment = byPath[finding.path, default: []].first { $0.rules.contains(finding.rule) && $0.covers(finding) }
      if let comment {
        ignored += 1
        used.insert(Use(comment: comment, rule: finding.rule))
      } else {
        left.append(finding)
      }
    }
    // Looking for what was meant by a name takes a look at every rule.
    var messages: [String: String] = [:]
    for comment in comments {
      if comment.reason == nil || comment.rules.isEmpty {
        add(IgnoreWithoutReason().finding(comment), IgnoreWithoutReason(), choice)
        continue
      }
      for name in comment.rules {
        guard let rule = RuleList.rule(name) else {
          let message = messages[name] ?? UnknownRule.message(for: name)
          messages[name] = message
          add(UnknownRule().finding(message, at: comment.place), UnknownRule(), choice)
          continue
        }
        guard isWhole, choice.runs(rule), !used.contains(Use(comment: comment, rule: name)) else { continue }
        add(UnusedIgnore().finding(comment, rule: name), UnusedIgnore(), choice)
      }
    }
  }

  private struct Use: Hashable {
    let comment: IgnoreComment
    let rule: String
  }

  private mutating func add(_ finding: Finding, _ rule: some Rule, _ choice: RuleChoice) {
    guard let level = choice.level(of: rule) else { return }
    var finding = finding
    finding.severity = min(finding.severity, level)
    left.append(finding)
  }
}
