import SwiftSyntax

/// Nothing that a snippet draws is glass.
struct CardGlass: CodeRule {
  let id = "cards.glass"
  let severity = Severity.error
  let abstract = "Nothing that a snippet draws uses Liquid Glass."
  let reason = """
    The sheet that shows a snippet is glass itself: on a device, glass within it makes the whole card vanish without a \
    word. A simulator still shows it. Draw the ground with plain gradients and strokes.
    """
  let basis = Basis.observed("SiriCardKit, agent rules at 9e1063b: found on iOS 26 devices")
  let limits = "A view that is reached through a value of type `AnyView` or a closure's parameter is not followed."

  private static let names: Set<String> = [
    "glassEffect", "glassOrSolid", "glassEffectID", "glassEffectUnion", "glassEffectTransition",
    "GlassEffectContainer", "GlassButtonStyle", "GlassProminentButtonStyle", "glassProminent", "glass",
  ]

  let examples = [
    RuleExample(
      "a plain gradient",
      files: CardExample.body("Text(brief.headline).background(LinearGradient(colors: inks, startPoint: .top))")),
    RuleExample("glass", files: CardExample.body("Text(brief.headline).▸glassEffect()")),
    RuleExample(
      "glass in a modifier of the project's, for newer systems only",
      files: CardExample.body("Text(brief.headline).framed()").merging([
        "Framed.swift": """
        import SwiftUI
        extension View {
          @ViewBuilder func framed() -> some View {
            if #available(iOS 26, *) { ▸GlassEffectContainer { self } } else { self }
          }
        }
        """
      ]) { one, _ in one }),
    RuleExample(
      "a button of glass",
      files: CardExample.body("Button(intent: SnoozeIntent()) { Text(\"Snooze\") }.buttonStyle(.▸glass)")),
    RuleExample(
      "glass in a helper of the intent",
      files: [
        "Card.swift": """
        import AppIntents
        struct BriefCardIntent: SnippetIntent {
          static let isDiscoverable = false
          func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: card) }
          private var card: some View { Text("Brief").▸glassEffect() }
        }
        """
      ]),
    RuleExample(
      "a name that two types share",
      files: CardExample.body("Footer()").merging([
        "One.swift": "import SwiftUI\nstruct Footer: View { var body: some View { Text(\"\").glassEffect() } }",
        "Two.swift": "import SwiftUI\nstruct Footer: View { var body: some View { Text(\"\") } }",
      ]) { one, _ in one }),
    RuleExample("glass on a screen of the app", files: CardExample.elsewhere("Text(\"Brief\").glassEffect()")),
    RuleExample(
      "a property that is called so", files: CardExample.body("Text(brief.glass)")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.reach.uses(of: Self.names).compactMap { use, view in
      guard isGlass(use) else { return nil }
      let severity = view.severity(of: use)
      return finding(
        (severity == .advice ? "possible: " : "")
          + "\(view.name) draws glass (`\(use.baseName.text)`) on the glass of the sheet: on a device the whole card "
          + "is missing",
        severity: severity, at: project.place(of: use, in: view.file))
    }
  }

  /// `.glass` alone is a style only where a style is asked for.
  private func isGlass(_ use: DeclReferenceExprSyntax) -> Bool {
    guard ["glass", "glassProminent"].contains(use.baseName.text) else { return true }
    guard let member = use.parent?.as(MemberAccessExprSyntax.self), member.base == nil else { return false }
    return use.enclosingCall(named: "buttonStyle") != nil
  }
}
