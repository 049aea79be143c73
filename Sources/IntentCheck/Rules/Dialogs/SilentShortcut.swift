import SwiftSyntax

/// What can be said gets an answer.
struct SilentShortcut: CodeRule {
  let id = "dialogs.silent"
  let severity = Severity.warning
  let abstract = "An intent that a person can say answers with a dialog, shows a card or opens the app."
  let reason = """
    Who says a phrase and hears nothing does not know whether it worked, and on a speaker there is nothing to see. \
    Promise `ProvidesDialog`, and return `.result(dialog:)`.
    """
  let basis = Basis.observed("openhab/openhab-ios#1210: a silent result is taken for a failure")
  let limits = "An intent that is made elsewhere than in the shortcut's own call is not looked up."

  let examples = [
    RuleExample("an answer", files: Self.shortcut(promising: "IntentResult & ProvidesDialog")),
    RuleExample("a card", files: Self.shortcut(promising: "IntentResult & ShowsSnippetIntent")),
    RuleExample("no answer", files: Self.shortcut(promising: "IntentResult", intent: "▸LogIntent()")),
    RuleExample(
      "no answer but a value",
      files: Self.shortcut(promising: "IntentResult & ReturnsValue<Int>", intent: "▸LogIntent()")),
    RuleExample(
      "opens the app", files: Self.shortcut(promising: "IntentResult", members: "static let openAppWhenRun = true")),
    RuleExample(
      "may open the app",
      files: Self.shortcut(
        promising: "IntentResult", members: "static let supportedModes: IntentModes = [.background, .foreground]")),
    RuleExample(
      "cards on the way",
      files: Self.shortcut(
        promising: "IntentResult",
        body: "try await requestConfirmation(actionName: .send, snippetIntent: DraftCardIntent())")),
    RuleExample("cannot be said", files: DialogExample.perform("return .result()", promising: "IntentResult")),
  ]

  private static func shortcut(
    promising promise: String, intent: String = "LogIntent()", members: String = "@Dependency var door: Door",
    body: String = ""
  ) -> [String: String] {
    DialogExample.perform("\(body)\nreturn .result()", promising: promise, members: members).merging([
      "Shortcuts.swift": """
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: \(intent), phrases: ["Log in \\(.applicationName)"], shortTitle: "Log", systemImageName: "pencil")
        }
      }
      """
    ]) { one, _ in one }
  }

  /// What is heard or seen without a dialog.
  private static let heard: Set<String> = [
    "AudioPlaybackIntent", "AudioStartingIntent", "AudioRecordingIntent", "LiveActivityIntent",
    "ForegroundContinuableIntent", "StartWorkoutIntent", "SystemIntent",
  ]
  private static let answers: Set<String> = ["ProvidesDialog", "ShowsSnippetView", "ShowsSnippetIntent", "OpensIntent"]

  func findings(in project: CodeProject) -> [Finding] {
    project.appShortcuts.compactMap { call, provider in
      guard let made = call.argument("intent"), let name = made.as(FunctionCallExprSyntax.self)?.name,
        let intent = project.type(named: name), !intent.promises.isEmpty,
        intent.promises.isDisjoint(with: Self.answers), project.opensApp(intent) == false,
        project.protocols(of: intent).isDisjoint(with: Self.heard), !goesOnInApp(intent),
        !asksWithCard(intent)
      else { return nil }
      let place = project.place(of: made, in: provider.file(of: call))
      if intent.promises.contains("ReturnsValue") {
        return finding(
          "possible: `\(intent.name)` can be said, and has a value but no words for it", severity: .advice, at: place)
      }
      return finding(
        "`\(intent.name)` can be said, and answers nothing: the person cannot tell whether it worked", at: place)
    }
  }

  private func goesOnInApp(_ intent: TypeFacts) -> Bool {
    !intent.performCalls(["continueInForeground", "needsToContinueInForegroundError", "requestToContinueInForeground"])
      .isEmpty
  }

  /// Whether the person sees a card on the way, which may say how it ended.
  private func asksWithCard(_ intent: TypeFacts) -> Bool {
    intent.performCalls(["requestConfirmation"]).contains { call in
      call.argument("snippetIntent") != nil || call.argument("view") != nil || call.trailingClosure != nil
    }
  }
}
