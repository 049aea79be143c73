import SwiftSyntax

/// An intent does more than post a notification.
struct NotificationOnly: CodeRule {
  let id = "process.notification-only"
  let severity = Severity.warning
  let abstract = "`perform()` does its work itself: it does not only post to `NotificationCenter`."
  let reason = """
    A notification reaches those who observe it already, in the same process. When the system has just started the \
    app, or performs in an extension, there is nobody, and nothing happens. Call the engine through a dependency.
    """
  let basis = Basis.observed("bisonbet/BisonNotes-AI#31")

  let examples = [
    RuleExample(
      "works, then posts",
      files: [
        "Record.swift": """
        import AppIntents
        struct RecordIntent: AppIntent {
          @Dependency var recorder: Recorder
          func perform() async throws -> some IntentResult {
            try await recorder.start()
            NotificationCenter.default.post(name: .started, object: nil)
            return .result()
          }
        }
        """
      ]),
    RuleExample(
      "only posts",
      files: [
        "Record.swift": """
        import AppIntents
        struct RecordIntent: AppIntent {
          static let openAppWhenRun = true
          func perform() async throws -> some IntentResult {
            let name = Notification.Name("record")
            ▸NotificationCenter.default.post(name: name, object: nil)
            return .result(dialog: "Recording.")
          }
        }
        struct StopIntent: AppIntent {
          func perform() async throws -> some IntentResult {
            await MainActor.run { ▸NotificationCenter.default.post(name: .stop, object: nil) }
            return .result()
          }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      guard intent.performs.count == 1, let body = intent.performs.first?.body else { return nil }
      let calls = CallFinder.calls(in: body)
      let posts = calls.filter(Self.posts)
      guard let first = posts.first, calls.allSatisfy({ Self.posts($0) || Self.isBeside($0) }) else { return nil }
      return finding(
        "`\(intent.name)` only posts a notification, which nobody observes when the process has just been started",
        at: project.place(of: first, in: intent.file(of: first)))
    }
  }

  private static func posts(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.name == "post", let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base?.trimmedDescription.hasPrefix("NotificationCenter.") ?? false
  }

  /// What carries the notification or the answer, and changes nothing.
  private static func isBeside(_ call: FunctionCallExprSyntax) -> Bool {
    switch call.name {
    case "Notification", "Name", "result", "IntentDialog", "LocalizedStringResource", "UUID", "Date": true
    case "run": call.calledExpression.trimmedDescription == "MainActor.run"
    default: false
    }
  }
}
