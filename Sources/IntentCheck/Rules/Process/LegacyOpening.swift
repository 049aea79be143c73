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
  let limits = """
    Only where a manifest or project tells the oldest system; that of an .xcconfig file is not read. It is told once \
    for each target.
    """

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
          static var openAppWhenRun: Bool { false }
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      ]),
    RuleExample(
      "in a target that nothing tells of",
      files: ["Open.swift": "import AppIntents\nstruct LogIntent: AppIntent { static let openAppWhenRun = true }"]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let flags = project.intents.compactMap { intent -> Flag? in
      let owners = project.targets(of: intent)
      guard !owners.isEmpty, owners.allSatisfy({ $0.oldestSystem ?? 0 >= 26 }),
        intent.property("supportedModes", isStatic: true) == nil,
        let flag = intent.property("openAppWhenRun", isStatic: true)
      else { return nil }
      let file = intent.file(of: flag.binding)
      return Flag(intent: intent, property: flag, file: file, edit: Self.edit(flag, in: project.files[file]))
    }
    let (plain, others) = (flags.filter { $0.edit != nil }, flags.filter { $0.edit == nil })
    return [plain, others].flatMap { project.byTarget($0, file: \.file) }.map { first, all in
      let edits = all.compactMap(\.edit)
      return finding(
        "`openAppWhenRun` of `\(first.intent.name)`\(CodeProject.more(of: all.count)) is deprecated in every version "
          + "it runs on",
        at: project.place(of: first.property.binding.pattern, in: first.file),
        fix: edits.isEmpty ? nil : Fix("say the modes", edits))
    }
  }

  private struct Flag {
    let intent: TypeFacts
    let property: Property
    let file: Int
    /// What says the same in the newer way.
    let edit: Fix.Edit?
  }

  /// What the system takes the flag for; only where a plain `true` or `false` stands.
  private static func edit(_ flag: Property, in file: CodeFile) -> Fix.Edit? {
    guard let value = flag.value?.as(BooleanLiteralExprSyntax.self), flag.attributes.isEmpty,
      flag.node.bindings.count == 1
    else { return nil }
    let modes = value.literal.text == "true" ? ".foreground" : ".background"
    let start = flag.node.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = flag.node.endPositionBeforeTrailingTrivia.utf8Offset
    return .init(path: file.path, range: start..<end, replacement: "let supportedModes: IntentModes = \(modes)")
  }
}
