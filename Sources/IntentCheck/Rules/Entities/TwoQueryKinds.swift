import SwiftSyntax

/// A query searches by text or by properties, not by both.
struct TwoQueryKinds: CodeRule {
  let id = "entities.two-query-kinds"
  let severity = Severity.advice
  let abstract = "A query is not an `EntityStringQuery` and an `EntityPropertyQuery` at once."
  let reason = """
    With both on one type the search field for a value was gone from the sheet in Shortcuts. Keep the search by text \
    in `defaultQuery`, and declare a second type for the Find action.
    """
  let basis = Basis.observed("tloncorp/tlon-apps#4097")
  let limits = "A sample of Apple's has both on one type; what makes the difference is not known."

  let examples = [
    RuleExample(
      "one each",
      swift: """
        import AppIntents
        struct TrendQuery: EntityStringQuery {}
        struct FindTrends: EntityPropertyQuery {}
        """),
    RuleExample(
      "both, by an extension and a protocol of one's own",
      files: [
        "Query.swift": """
        import AppIntents
        protocol Searchable: EntityStringQuery {}
        struct ▸TrendQuery: Searchable {}
        """,
        "Find.swift": "import AppIntents\nextension TrendQuery: EntityPropertyQuery {}",
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.types(conformingTo: "EntityPropertyQuery").filter { project.conforms($0, to: "EntityStringQuery") }.map {
      finding(
        "possible: `\($0.name)` is searched by text and by properties, and the search field is gone",
        at: project.place(of: $0.nameNode, in: $0.file))
    }
  }
}
