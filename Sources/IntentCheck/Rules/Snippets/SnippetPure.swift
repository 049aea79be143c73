import SwiftSyntax

/// A snippet intent only reads.
struct SnippetPure: CodeRule {
  let id = "snippets.pure"
  let severity = Severity.warning
  let abstract = "A snippet intent only reads: its `perform()` changes nothing and reloads nothing."
  let reason = """
    The system creates and performs it again each time the card is drawn: after every tap, and when the appearance changes. \
    What it changes, it changes as often. Move the change to the intent of a button.
    """
  let basis = Basis.documented("Displaying static and interactive snippets: no side effects in a snippet intent")
  let limits =
    "What a function of the project does is not followed: only calls that are known to change something are seen."

  let examples = [
    RuleExample(
      "reads",
      files: [
        "Card.swift": """
        import AppIntents
        struct BriefCardIntent: SnippetIntent {
          static let isDiscoverable = false
          @Dependency var door: Door
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: BriefCard(brief: try door.brief()))
          }
        }
        """
      ]),
    RuleExample(
      "saves, and reloads itself",
      files: [
        "Card.swift": """
        import AppIntents
        struct BriefCardIntent: SnippetIntent {
          static let isDiscoverable = false
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            UserDefaults.standard.▸set(true, forKey: "seen")
            try context.▸save()
            ▸BriefCardIntent.reload()
            return .result(view: BriefCard())
          }
        }
        """
      ]),
  ]

  /// Methods that change what they are called on, in the frameworks that keep an app's data.
  private static let changing: [String: String] = [
    "set": "`UserDefaults`", "removeObject": "`UserDefaults`", "save": "a context", "insert": "a context",
    "delete": "a context", "donate": "a donation", "write": "a file", "removeItem": "a file",
    "createDirectory": "a file", "reload": "a card", "reloadAllTimelines": "widgets", "reloadTimelines": "widgets",
    "updateAppShortcutParameters": "App Shortcuts", "post": "a notification", "indexAppEntities": "the index",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.snippetIntents.flatMap { intent in
      intent.performCalls(Set(Self.changing.keys)).compactMap { call in finding(on: call, of: intent, in: project) }
    }
  }

  private func finding(on call: FunctionCallExprSyntax, of intent: TypeFacts, in project: CodeProject) -> Finding? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let what = Self.changing[member.declName.baseName.text]
    else { return nil }
    let name = member.declName.baseName.text
    switch name {
    case "set", "removeObject":
      guard base.trimmedDescription.contains("efaults") || call.argument("forKey") != nil else { return nil }
    case "insert", "delete":
      guard base.trimmedDescription.lowercased().contains("context") else { return nil }
    case "write":
      guard call.argument("to") != nil || call.argument("toFile") != nil else { return nil }
    default: break
    }
    let start: Syntax = name == "reload" ? Syntax(base) : Syntax(member.declName)
    return finding(
      "`\(intent.name)` changes \(what) each time the card is drawn",
      at: project.place(of: start, in: intent.file(of: call)))
  }
}
