import SwiftSyntax

/// A snippet intent says that it is not discoverable.
struct SnippetDiscoverable: CodeRule {
  let id = "snippets.discoverable"
  let severity = Severity.warning
  let abstract = "A snippet intent says `isDiscoverable = false`."
  let reason = """
    The system performs it to draw a card. In Shortcuts and Spotlight it would stand as an action that a person can run, \
    and that does nothing but show itself.
    """
  let basis = Basis.documented("SiriCardKit, agent rules 1 at 9e1063b; AppIntent.isDiscoverable")

  let examples = [
    RuleExample(
      "said",
      files: [
        "Card.swift": """
        import AppIntents
        struct BriefCardIntent: SnippetIntent {
          static let title: LocalizedStringResource = "Brief"
          static let isDiscoverable = false
          func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
        }
        """
      ]),
    RuleExample(
      "left out",
      files: [
        "Card.swift": """
        import AppIntents
        struct ▸BriefCardIntent: SnippetIntent {
          static let title: LocalizedStringResource = "Brief"
          func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
        }
        """
      ]),
    RuleExample(
      "said the other way",
      files: [
        "Card.swift": """
        import AppIntents
        struct BriefCardIntent: SnippetIntent {
          static let title: LocalizedStringResource = "Brief"
          static var isDiscoverable: Bool { ▸true }
          func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.snippetIntents.compactMap { intent in
      guard let property = intent.property("isDiscoverable", isStatic: true) else {
        return finding(
          "`\(intent.name)` can be found in Shortcuts and Spotlight, where it shows only itself",
          at: project.place(of: intent.nameNode, in: intent.file), fix: fix(intent, in: project))
      }
      guard let value = property.value, value.trimmedDescription == "true" else { return nil }
      return finding(
        "`\(intent.name)` says that it can be found in Shortcuts and Spotlight, where it shows only itself",
        at: project.place(of: value, in: intent.file(of: value)))
    }
  }

  private func fix(_ intent: TypeFacts, in project: CodeProject) -> Fix? {
    Insertion.member("static let isDiscoverable = false", of: intent, in: project).map {
      Fix("say that it is not discoverable", [$0])
    }
  }
}
