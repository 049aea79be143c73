import SwiftSyntax

/// An intent that opens the app goes through the app that runs.
struct CourierOnly: CodeRule {
  let id = "snippets.courier"
  let severity = Severity.advice
  let abstract = "An intent that opens the app does more than leave a flag in `UserDefaults`."
  let reason = """
    A flag is read at the next launch: an app that already runs does nothing now, and does the old thing when it is \
    opened tomorrow. Route through the running app, and leave a flag only for a cold launch, taken once after the first \
    frame.
    """
  let basis = Basis.observed("SiriCardKit, agent rule 4 at 9e1063b")
  let limits = "An app that watches its defaults while it runs is not recognised."

  let examples = [
    RuleExample(
      "through the app",
      files: DialogExample.perform(
        "try await focus.start()\nreturn .result()", promising: "IntentResult", members: Self.foreground)),
    RuleExample(
      "a flag alone",
      files: DialogExample.perform(
        "UserDefaults.standard.▸set(true, forKey: \"startFocus\")\nreturn .result()", promising: "IntentResult",
        members: Self.foreground)),
    RuleExample(
      "a flag and a route",
      files: DialogExample.perform(
        "if !(await focus.start()) { UserDefaults.standard.set(true, forKey: \"startFocus\") }\nreturn .result()",
        promising: "IntentResult", members: Self.foreground)),
    RuleExample(
      "a setting, in the background",
      files: DialogExample.perform(
        "UserDefaults.standard.set(true, forKey: \"isQuiet\")\nreturn .result()", promising: "IntentResult")),
  ]

  private static let foreground = "static let supportedModes: IntentModes = .foreground(.immediate)"

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      guard project.opensApp(intent) == true else { return nil }
      let calls = intent.performs.compactMap(\.body).flatMap { CallFinder.calls(in: $0) }
      let written = calls.filter { $0.name == "set" && $0.argument("forKey") != nil }
      let other = calls.filter { call in
        !written.contains { $0.id == call.id }
          && !["result", "UserDefaults", "perform", "synchronize", "now", "Date"].contains(call.name ?? "")
      }
      guard let first = written.first, other.isEmpty,
        let member = first.calledExpression.as(MemberAccessExprSyntax.self)
      else { return nil }
      return finding(
        "possible: an app that already runs does not read this flag, and `\(intent.name)` waits for the next launch",
        at: project.place(of: member.declName, in: intent.file(of: first)))
    }
  }
}
