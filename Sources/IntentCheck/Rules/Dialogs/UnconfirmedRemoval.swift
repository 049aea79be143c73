import SwiftSyntax

/// What cannot be undone is asked first.
struct UnconfirmedRemoval: CodeRule {
  let id = "dialogs.unconfirmed"
  let severity = Severity.advice
  let abstract = "An intent that removes something asks for a confirmation first."
  let reason = """
    One misheard word, or a shortcut from somebody else, and it is gone. Ask with `requestConfirmation` before the \
    change, or say by `UndoableIntent` that it can be taken back.
    """
  let basis = Basis.observed("meshtastic/Meshtastic-Apple: a shortcut could change data without a question")
  let limits = "Judged by the first word of the intent's name; whether the removal can be undone is not known."

  private static let verbs: Set<String> = ["Delete", "Remove", "Erase", "Clear", "Wipe", "Reset", "Destroy", "Purge"]

  let examples = [
    RuleExample(
      "asked",
      files: DialogExample.perform(
        """
        try await requestConfirmation(actionName: .custom(acceptLabel: "Delete"), dialog: "Delete it?")
        return .result(dialog: "Deleted.")
        """, name: "DeleteTrendIntent")),
    RuleExample(
      "asked by a function of the project's",
      files: DialogExample.perform(
        """
        try await requestDeleteConfirmation(of: trend)
        return .result(dialog: "Deleted.")
        """, name: "DeleteTrendIntent")),
    RuleExample(
      "not asked",
      files: [
        "DeleteTrendIntent.swift": """
        import AppIntents
        struct ▸DeleteTrendIntent: AppIntent {
          static let title: LocalizedStringResource = "Delete a trend"
          func perform() async throws -> some IntentResult & ProvidesDialog {
            try door.delete(trend)
            return .result(dialog: "Deleted.")
          }
        }
        """
      ]),
    RuleExample(
      "a control of a card, which was tapped",
      files: DialogExample.perform(
        "return .result()", promising: "IntentResult", name: "ClearDayIntent",
        members: "static let isDiscoverable = false")),
    RuleExample("another verb", files: DialogExample.perform("return .result()", name: "LogIntent")),
    RuleExample(
      "goes to the app",
      files: DialogExample.perform(
        "return .result()", name: "ResetAppIntent", members: "static let openAppWhenRun = true")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      let name = intent.lastName
      guard let verb = Self.verbs.first(where: { name.hasPrefix($0) }),
        name.dropFirst(verb.count).first?.isUppercase == true, !intent.performs.isEmpty,
        !asks(intent), !project.conforms(intent, to: "UndoableIntent"), project.opensApp(intent) == false,
        !intent.isHidden
      else { return nil }
      return finding(
        "possible: `\(intent.name)` removes something for good without a question: one misheard word is enough",
        at: project.place(of: intent.nameNode, in: intent.file))
    }
  }

  /// Whether it calls what asks, or a function that says so in its name: `requestDeleteConfirmation()`.
  private func asks(_ intent: TypeFacts) -> Bool {
    intent.parts.contains { part in
      CallFinder.calls(in: part.node).contains { call in
        guard let name = call.name?.lowercased() else { return false }
        return name.contains("confirm") || ["requestchoice", "requestdisambiguation"].contains(name)
      }
    }
  }
}
