import SwiftSyntax

/// `openAppWhenRun` and `supportedModes` say the same.
struct TwoModes: CodeRule {
  let id = "process.two-modes"
  let severity = Severity.warning
  let abstract = "`openAppWhenRun` and `supportedModes` of one intent say the same."
  let reason = """
    From version 26 on the system reads `supportedModes` alone, before that only `openAppWhenRun`: the app opens on \
    one phone, and stays closed on the next.
    """
  let basis = Basis.observed("pia-foss/mobile-ios#390; AppIntent.supportedModes")
  let limits = "Modes that a function or a condition chooses are not read."

  let examples = [
    RuleExample(
      "the same",
      files: [
        "Open.swift": """
        import AppIntents
        struct ShowDayIntent: AppIntent {
          static let openAppWhenRun = true
          static let supportedModes: IntentModes = .foreground(.immediate)
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
    RuleExample(
      "one opens, the other does not",
      files: [
        "Open.swift": """
        import AppIntents
        struct ShowDayIntent: AppIntent {
          static let openAppWhenRun = true
          func perform() async throws -> some IntentResult { .result() }
        }
        extension ShowDayIntent {
          static var ▸supportedModes: IntentModes { .background }
        }
        struct LogIntent: AppIntent {
          static let openAppWhenRun: Bool = false
          static let ▸supportedModes: IntentModes = [.foreground]
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
    RuleExample(
      "the modes hold both",
      files: [
        "Open.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          static let openAppWhenRun = false
          static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      guard let modes = intent.property("supportedModes", isStatic: true), let value = modes.value,
        let legacy = intent.property("openAppWhenRun", isStatic: true)?.value?.as(BooleanLiteralExprSyntax.self)
      else { return nil }
      let names = Set(NameFinder.uses(in: value).map(\.baseName.text))
      guard names.contains("foreground") != names.contains("background") else { return nil }
      let opens = legacy.literal.text == "true"
      guard opens != names.contains("foreground") else { return nil }
      let older = opens ? "opens" : "does not open"
      return finding(
        "`\(intent.name)` \(older) the app before version 26, and from then on does the opposite",
        at: project.place(of: modes.binding.pattern, in: intent.file(of: modes.binding)))
    }
  }
}
