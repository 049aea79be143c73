import SwiftSyntax

/// What is put into the index is taken out again.
struct IndexReconciled: CodeRule {
  let id = "entities.index-without-delete"
  let severity = Severity.advice
  let abstract = "An app that indexes entities also deletes them from the index."
  let reason = """
    Spotlight keeps what it was given: something that was deleted in the app is still found, and opens nothing. Call \
    `deleteAppEntities` where you delete, and mend the index when the app starts.
    """
  let basis = Basis.observed("static-var/vlr-gg#391")
  let limits = "Only the files that have to do with App Intents are read."

  let examples = [
    RuleExample(
      "both",
      files: [
        "Index.swift": """
        import AppIntents
        func add(_ all: [LightEntity]) async throws { try await CSSearchableIndex.default().indexAppEntities(all) }
        """,
        "Delete.swift": """
        import AppIntents
        func delete(_ id: Int) async throws {
          try await CSSearchableIndex.default().deleteAppEntities(identifiedBy: [id], ofType: LightEntity.self)
        }
        """,
      ]),
    RuleExample(
      "only put in",
      swift: """
        import AppIntents
        func add(_ all: [LightEntity]) async throws { try await CSSearchableIndex.default().▸indexAppEntities(all) }
        """),
  ]

  private static let deleting = ["deleteAppEntities", "deleteSearchableItems", "deleteAllSearchableItems"]

  func findings(in project: CodeProject) -> [Finding] {
    guard !project.files.contains(where: { $0.source.bytes.holds(anyOf: Self.deleting) }) else { return [] }
    return project.files.enumerated().flatMap { index, file in
      file.calls(named: ["indexAppEntities"]).map { call in
        let name = call.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
        return finding(
          "possible: what is deleted in the app is still found in Spotlight",
          at: project.place(of: name ?? Syntax(call), in: index))
      }
    }
  }
}
