import SwiftSyntax

/// An intent that shows a card also speaks.
struct CardSpeaks: CodeRule {
  let id = "snippets.card-speaks"
  let severity = Severity.warning
  let abstract = "An intent that shows a card promises a dialog too."
  let reason = """
    Who asks with headphones on, or while driving, sees no card and hears nothing. Promise `ProvidesDialog`, and say in \
    `full` what the card shows.
    """
  let basis = Basis.documented(
    "Human Interface Guidelines, Snippets: a snippet has a dialog and a view; SiriCardKit, agent rule 1 at 9e1063b")
  let limits = "Of an intent that no phrase names it is advice: it may only run where the card is seen."

  let examples = [
    RuleExample(
      "both",
      files: DialogExample.perform(
        ".result(dialog: \"Here.\", snippetIntent: BriefCardIntent())",
        promising: "IntentResult & ProvidesDialog & ShowsSnippetIntent")),
    RuleExample("the card alone", files: Self.mute),
    RuleExample(
      "the card alone, and it can be said",
      files: Self.mute.merging([
        "Shortcuts.swift": """
        import AppIntents
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: BriefIntent(), phrases: ["Brief in \\(.applicationName)"], shortTitle: "Brief", systemImageName: "sun")
          }
        }
        """
      ]) { one, _ in one }),
    RuleExample("the snippet intent", files: SnippetExample.card(control: SnippetExample.control())),
  ]

  private static let mute = [
    "BriefIntent.swift": """
    import AppIntents
    struct ▸BriefIntent: AppIntent {
      static let title: LocalizedStringResource = "Brief"
      func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: BriefCardIntent()) }
    }
    """
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let spoken = Set(
      project.appShortcuts.compactMap { call, _ in
        call.argument("intent")?.as(FunctionCallExprSyntax.self)?.name
      })
    return project.intents.compactMap { intent in
      guard !intent.promises.isDisjoint(with: ["ShowsSnippetIntent", "ShowsSnippetView"]),
        !intent.promises.contains("ProvidesDialog"), !project.conforms(intent, to: "SnippetIntent")
      else { return nil }
      let place = project.place(of: intent.nameNode, in: intent.file)
      if spoken.contains(intent.lastName) {
        return finding("`\(intent.name)` answers with a card alone: who cannot look hears nothing", at: place)
      }
      return finding(
        "possible: `\(intent.name)` answers with a card alone, and who cannot look hears nothing", severity: .advice,
        at: place)
    }
  }
}
