/// A baseline lists findings that are still there.
struct FixedInBaseline: Rule {
  let id = "check.fixed-in-baseline"
  let severity = Severity.warning
  let abstract = "An entry of the baseline whose finding is gone."
  let reason = """
    It would leave out the same fault when it comes back. `--write-baseline` takes out what is gone, and adds nothing.
    """

  private static let settings = #"{"version": 1, "check": {"baseline": "base.json"}}"#

  let examples = [
    RuleExample(
      "still there",
      files: [
        "stagedoor.json": Self.settings, "Card.swift": IgnoreExample.source(comment: ""),
        "base.json": Self.baseline("struct BriefCardIntent: SnippetIntent {"),
      ]),
    RuleExample(
      "gone",
      files: [
        "stagedoor.json": Self.settings, "Card.swift": "import AppIntents\n",
        "base.json": Self.baseline("struct BriefCardIntent: SnippetIntent {", mark: "▸"),
      ]),
  ]

  private static func baseline(_ text: String, mark: String = "") -> String {
    """
    {
      "findings" : [
        \(mark){
          "path" : "Card.swift",
          "rule" : "snippets.discoverable",
          "text" : "\(text)"
        }
      ],
      "kind" : "baseline",
      "version" : 1
    }
    """
  }

  func finding(_ entry: Baseline.Entry, at place: FindingPlace) -> Finding {
    finding("\(entry.rule) is mended in \(entry.path): take the entry out", at: place)
  }
}
