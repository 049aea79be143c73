import SwiftSyntax

/// A button of a card performs an intent.
struct DeadButton: CodeRule {
  let id = "cards.dead-button"
  let severity = Severity.error
  let abstract = "A button or toggle of a card performs an intent."
  let reason = """
    A snippet is a picture of the view, in another process: only `Button(intent:)` and `Toggle(isOn:intent:)` act. \
    A closure is drawn as a button, and a tap does nothing.
    """
  let basis = Basis.documented("Displaying static and interactive snippets: buttons and toggles with an intent")

  let examples = [
    RuleExample(
      "an intent",
      files: CardExample.body(
        """
        Button(intent: SnoozeIntent()) { Text("Snooze") }
        Toggle(isOn: brief.isSnoozed, intent: SnoozeIntent()) { Text("Snoozed") }
        Button("Snooze", intent: SnoozeIntent())
        """)),
    RuleExample(
      "closures",
      files: CardExample.body(
        """
        ▸Button("Snooze") { store.snooze() }
        ▸Button(action: snooze) { Text("Snooze") }
        ▸Toggle("Snoozed", isOn: $isSnoozed)
        """)),
    RuleExample(
      "a closure in the view of a view",
      files: CardExample.body("Footer()").merging([
        "Footer.swift": """
        import SwiftUI
        struct Footer {}
        extension Footer: View {
          var body: some View { ▸Button("Open", systemImage: "arrow.up") { open() } }
        }
        """
      ]) { one, _ in one }),
    RuleExample(
      "a button of the project's own",
      files: CardExample.body("Button(.snooze)").merging([
        "Button.swift": """
        import SwiftUI
        struct Button: View { var body: some View { Text("Snooze") } }
        """
      ]) { one, _ in one }),
    RuleExample("a closure on a screen of the app", files: CardExample.elsewhere("Button(\"Snooze\") { snooze() }")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.reach.calls(named: ["Button", "Toggle"]).compactMap { call, view in
      guard let name = call.name, project.types(named: name).allSatisfy({ $0.kind == .foreign }),
        call.argument("intent") == nil, call.isSwiftUI
      else { return nil }
      // `Button(configuration)` of a style draws one that is made elsewhere.
      if call.arguments.count == 1, call.trailingClosure == nil, call.argument(nil) != nil { return nil }
      let kind = name == "Button" ? "a button" : "a toggle"
      let severity = view.severity(of: call)
      return finding(
        (severity == .advice ? "possible: " : "")
          + "\(kind) of \(view.name) performs no intent: in a snippet a tap on it does nothing",
        severity: severity, at: project.place(of: call, in: view.file))
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is written as a type of SwiftUI's is: `Button(…)` or `SwiftUI.Button(…)`.
  var isSwiftUI: Bool {
    if calledExpression.is(DeclReferenceExprSyntax.self) { return true }
    return calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "SwiftUI"
  }
}
