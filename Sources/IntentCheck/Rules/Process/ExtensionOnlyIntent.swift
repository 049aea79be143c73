import SwiftSyntax

/// What a person shall find in Shortcuts is in the app.
struct ExtensionOnlyIntent: CodeRule {
  let id = "process.extension-only-intent"
  let severity = Severity.advice
  let abstract = "An intent that a person shall find is compiled into the app, not only into its widget."
  let reason = """
    Shortcuts, Spotlight and Siri list what the app's own metadata lists; intents of the widget's target were reported \
    to work on the widget and to be nowhere else. Add its file to the app's target, or say `isDiscoverable = false`.
    """
  let basis = Basis.observed("krelltunez/dayGLANCE#1437: five intents in the widget's target, none in Shortcuts")
  let limits = """
    Shortcuts of other apps ran what only their widget's target held (schmidtwmark/BetterBlue#90). Where the app has \
    intents of its own, nothing is said of one that a button or a control performs: it may be meant so. It is told \
    once for each target.
    """

  let examples = [
    RuleExample("in both targets", inTargets: ["Shared/Log.swift": Self.intent("LogIntent")]),
    RuleExample("only in the widget's", inTargets: ["Widget/Log.swift": Self.intent("▸LogIntent")]),
    RuleExample(
      "of a button of the widget, beside the app's own",
      inTargets: [
        "Widget/Log.swift": Self.intent("LogIntent"), "App/Undo.swift": Self.intent("UndoIntent"),
        "Widget/Widget.swift": "import WidgetKit\nlet button = Button(intent: LogIntent()) { Text(\"Log\") }",
      ]),
    RuleExample(
      "in an extension that publishes them",
      inTargets: [
        "Widget/Log.swift": Self.intent("LogIntent") + "\n@main struct Door: AppIntentsExtension {}"
      ]),
    RuleExample(
      "for the widget alone",
      inTargets: [
        "Widget/Log.swift": """
        import AppIntents
        struct LogIntent: AppIntent {
          static let title: LocalizedStringResource = "Log"
          static let isDiscoverable = false
          func perform() async throws -> some IntentResult { .result() }
        }
        struct Choice: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Choice" }
        """
      ]),
  ]

  private static func intent(_ name: String) -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Log"
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    guard project.hasApp else { return [] }
    let appHasIntents = project.intents.contains { intent in
      let owners = project.targets(of: intent)
      return owners.isEmpty || owners.contains { !$0.role.isExtension }
    }
    let tapped = appHasIntents ? Self.tapped(in: project) : []
    let publishing = Set(project.types(conformingTo: "AppIntentsExtension").flatMap { project.memberships[$0.file] })
    let missing = project.intents.compactMap { intent -> (intent: TypeFacts, owner: String)? in
      // An App Intents extension is there to publish its own.
      guard let owners = project.onlyExtensions(of: intent), owners.allSatisfy({ $0.role != .extension(.appIntents) }),
        publishing.isDisjoint(with: project.memberships[intent.file]), !tapped.contains(intent.lastName),
        !project.isConfiguration(intent), intent.property("isDiscoverable", isStatic: true) == nil,
        !project.conforms(intent, to: "SnippetIntent")
      else { return nil }
      return owners.first.map { (intent, $0.name) }
    }
    return project.byTarget(missing) { $0.intent.file }.map { first, all in
      finding(
        "`\(first.intent.name)`\(CodeProject.more(of: all.count)) is compiled into \(first.owner) alone, so it is "
          + "possible that it is missing in Shortcuts",
        at: project.place(of: first.intent.nameNode, in: first.intent.file))
    }
  }

  /// The names of what buttons and controls perform: where the app has intents of its own, those are the widget's.
  private static func tapped(in project: CodeProject) -> Set<String> {
    let controls: Set<String> = ["Button", "Toggle", "ControlWidgetButton", "ControlWidgetToggle"]
    return project.files.reduce(into: []) { names, file in
      for call in file.calls(named: controls) {
        for action in [call.argument("intent"), call.argument("action")].compactMap(\.self) {
          names.formUnion(NameFinder.uses(in: action).map(\.baseName.text))
        }
      }
    }
  }
}
