import SwiftSyntax

/// An app for version 26 and later says `supportedModes`.
struct LegacyOpening: CodeRule {
  let id = "process.legacy-opening"
  let severity = Severity.advice
  let abstract = "An app that needs version 26 says `supportedModes`, not `openAppWhenRun`."
  let reason = """
    `openAppWhenRun` is deprecated there, and the compiler does not tell whoever implements it. `supportedModes` also \
    says when the app comes to the front.
    """
  let basis = Basis.documented("AppIntent.openAppWhenRun, deprecated in 26.0; vellum-ai/vellum-assistant#39263")
  let limits = "Only where a manifest or project tells the oldest system; that of an .xcconfig file is not read."

  let examples = [
    RuleExample(
      "with modes",
      inTargets: [
        "App/Open.swift": """
        import AppIntents
        struct ShowDayIntent: AppIntent {
          static let supportedModes: IntentModes = .foreground
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
    RuleExample(
      "with the deprecated flag",
      inTargets: [
        "App/Open.swift": """
        import AppIntents
        struct ShowDayIntent: AppIntent {
          static let ▸openAppWhenRun: Bool = true
          func perform() async throws -> some IntentResult { .result() }
        }
        struct LogIntent: AppIntent {
          static var ▸openAppWhenRun: Bool { false }
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
    RuleExample(
      "in a target that nothing tells of",
      files: ["Open.swift": "import AppIntents\nstruct LogIntent: AppIntent { static let openAppWhenRun = true }"]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      let owners = project.targets(of: intent)
      guard !owners.isEmpty, owners.allSatisfy({ $0.oldestSystem ?? 0 >= 26 }),
        intent.property("supportedModes", isStatic: true) == nil,
        let flag = intent.property("openAppWhenRun", isStatic: true)
      else { return nil }
      let file = intent.file(of: flag.binding)
      return finding(
        "openAppWhenRun of \(intent.name) is deprecated in every version it runs on",
        at: project.place(of: flag.binding.pattern, in: file), fix: fix(flag, in: project.files[file]))
    }
  }

  /// What the system takes the flag for; only where a plain `true` or `false` stands.
  private func fix(_ flag: Property, in file: CodeFile) -> Fix? {
    guard let value = flag.value?.as(BooleanLiteralExprSyntax.self), flag.attributes.isEmpty,
      flag.node.bindings.count == 1
    else { return nil }
    let modes = value.literal.text == "true" ? ".foreground" : ".background"
    let start = flag.node.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = flag.node.endPositionBeforeTrailingTrivia.utf8Offset
    return Fix(
      "say the modes",
      [.init(path: file.path, range: start..<end, replacement: "let supportedModes: IntentModes = \(modes)")])
  }
}
